/** A moment as people say it: today's by the hour, others by the day. */
export function moment(at: number, language: string, now: number = Date.now()): string {
  const then = new Date(at);
  const sameDay = then.toDateString() === new Date(now).toDateString();
  return sameDay
    ? then.toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" })
    : then.toLocaleDateString(language, { day: "numeric", month: "long", year: "numeric" });
}
