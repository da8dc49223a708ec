/** The server over HTTP. What it refuses is thrown as a `Refusal`, with its stable code. */

import { language } from "./i18n/index.svelte";
import type { Problem } from "./protocol";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

async function reach(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusal(0, { code: "network", message: "", detail: {} });
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new Refusal(response.status, problem?.code ? problem : { code: "network", message: "", detail: {} });
  }
  return response;
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await reach(method, path, body);
  return (response.status === 204 ? undefined : await response.json().catch(() => null)) as Answer;
}

export const get = <Answer>(path: string) => ask<Answer>("GET", path);
export const post = <Answer>(path: string, body: unknown) => ask<Answer>("POST", path, body);
export const put = <Answer>(path: string, body: unknown) => ask<Answer>("PUT", path, body);
export const remove = <Answer>(path: string, body?: unknown) => ask<Answer>("DELETE", path, body);
/** What comes as a line of JSON each, such as a log. */
export async function lines<Line>(path: string): Promise<Line[]> {
  const text = await (await reach("GET", path)).text();
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}
