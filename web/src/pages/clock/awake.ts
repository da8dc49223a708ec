/** Keeps the screen on while the page is there, where the browser can. */

export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let done = false;

  async function ask() {
    if (done || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (done) await lock.release();
    } catch {
      // A battery that is low, or a browser that will not: the screen goes dark as it always does.
    }
  }
  // The lock is lost whenever the page is hidden.
  const onchange = () => void ask();
  document.addEventListener("visibilitychange", onchange);
  void ask();
  return () => {
    done = true;
    document.removeEventListener("visibilitychange", onchange);
    void lock?.release();
  };
}
