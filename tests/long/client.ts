import { setTimeout as pause } from "node:timers/promises";
import { Agent, request } from "undici";
import type { Payee } from "../support/money/withdrawals.ts";
import { find, note, outage, type Tally } from "./tally.ts";

export interface Answer {
  status: number;
  body: { key?: string; data?: Record<string, unknown> };
}

interface Sent {
  as?: { accessToken: string };
  key?: string;
  body?: object;
}

const agent = new Agent({ connections: 200, pipelining: 1, headersTimeout: 30_000, bodyTimeout: 30_000 });
// Kills come by what was acknowledged: one life of a program may be too short for an answer, and many in a row.
const timeout = 1_800_000;
// Who asks a program that is away asks less and less often: it needs the processor to come back.
const firstPause = 25;
const longestPause = 200;
/** Told to come again: the program is busy, away, or so starved that it never read what was sent (408). */
const laterStatuses = new Set([408, 503, 504]);

/** One call of a provider over HTTP; rejects when the connection breaks. */
export async function call(
  origin: string,
  method: "GET" | "POST",
  path: string,
  { as, key, body }: Sent,
): Promise<Answer> {
  const answer = await request(`${origin}/apis/${path}`, {
    method,
    dispatcher: agent,
    headers: {
      ...(as ? { authorization: `Bearer ${as.accessToken}` } : {}),
      ...(key ? { "idempotency-key": key } : {}),
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.statusCode, body: (await answer.body.json()) as Answer["body"] };
}

/** Asks for a withdrawal of 10.00, or of another sum in minor units. */
export function withdraw(origin: string, payee: Payee, key: string, amount = 1_000): Promise<Answer> {
  const body = { payoutMethodId: payee.methodId, amount, password: payee.password };
  return call(origin, "POST", "v1/withdrawals", { as: payee, key, body });
}

/** Signs in again and keeps the new access token: one lasts shorter than a long run. */
export async function signInAgain(origin: string, payee: Payee): Promise<Answer> {
  const { email, password } = payee;
  const answer = await call(origin, "POST", "auth/login", { body: { email, password } });
  if (answer.status === 200) payee.accessToken = String(answer.body.data?.access_token);
  return answer;
}

/**
 * Sends the same thing until it is answered, as a client does that was cut off or told to come again.
 * Counts the errors and how long it took; what is never answered is lost.
 */
export async function untilAnswered<A extends { status: number; body?: { key?: string } }>(
  tally: Tally,
  what: string,
  send: () => Promise<A>,
): Promise<A | undefined> {
  const begun = performance.now();
  let isHurt = false;
  let wait = firstPause;
  while (performance.now() - begun < timeout) {
    const answer = await send().catch(() => undefined);
    const isLate =
      answer && (laterStatuses.has(answer.status) || answer.body?.key === "idempotency_in_flight");
    if (answer && answer.status >= 500 && !isLate) {
      tally.serverErrors += 1;
      note(tally, `${what} answered ${answer.status} ${answer.body?.key ?? ""}`.trimEnd());
    } else if (answer && !isLate) {
      if (isHurt && tally.countsWaits) outage(tally, performance.now() - begun);
      return answer;
    }
    if (answer && isLate) tally.refused += 1;
    isHurt = true;
    await pause(wait);
    wait = Math.min(wait * 2, longestPause);
  }
  outage(tally, timeout);
  find(tally, "lost", `${what} was never answered`);
  return undefined;
}
