import { setTimeout as pause } from "node:timers/promises";
import { Agent, request } from "undici";
import type { Payee } from "../support/money/withdrawals.ts";
import { addFinding, addNote, recordOutage, type Tally } from "./tally.ts";

export interface JsonResponse {
  status: number;
  body: { key?: string; data?: Record<string, unknown> };
}

interface SentRequest {
  as?: { accessToken: string };
  key?: string;
  body?: object;
}

const agent = new Agent({ connections: 200, pipelining: 1, headersTimeout: 30_000, bodyTimeout: 30_000 });
// A program is killed after some number of responses, so several processes in a row may be killed before they
// answer a particular request.
const timeout = 1_800_000;
// Clients back off from a program that is down, because it needs the processor to restart.
const firstPause = 25;
const maxPause = 200;
/** Status codes for "retry": the program is busy, down, or too slow to read the request (408). */
const laterStatuses = new Set([408, 503, 504]);

/** Makes one call to a provider over HTTP. Rejects when the connection breaks. */
export async function call(
  origin: string,
  method: "GET" | "POST",
  path: string,
  { as, key, body }: SentRequest,
): Promise<JsonResponse> {
  const response = await request(`${origin}/apis/${path}`, {
    method,
    dispatcher: agent,
    headers: {
      ...(as ? { authorization: `Bearer ${as.accessToken}` } : {}),
      ...(key ? { "idempotency-key": key } : {}),
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.statusCode, body: (await response.body.json()) as JsonResponse["body"] };
}

/** Requests a withdrawal of `amount` minor units. */
export function requestWithdrawal(
  origin: string,
  payee: Payee,
  key: string,
  amount = 1_000,
): Promise<JsonResponse> {
  const body = { payoutMethodId: payee.methodId, amount, password: payee.password };
  return call(origin, "POST", "v1/withdrawals", { as: payee, key, body });
}

/** Signs in again and stores the new access token, which expires before a long run ends. */
export async function signInAgain(origin: string, payee: Payee): Promise<JsonResponse> {
  const { email, password } = payee;
  const response = await call(origin, "POST", "auth/login", { body: { email, password } });
  if (response.status === 200) payee.accessToken = String(response.body.data?.access_token);
  return response;
}

/**
 * Repeats a request until it gets a final response, as a client does after a broken connection or a "retry"
 * status. Counts errors and the time it took. A request without a final response counts as lost.
 */
export async function sendWithRetries<A extends { status: number; body?: { key?: string } }>(
  tally: Tally,
  what: string,
  send: () => Promise<A>,
): Promise<A | undefined> {
  const startedAt = performance.now();
  let hasFailed = false;
  let wait = firstPause;
  while (performance.now() - startedAt < timeout) {
    const response = await send().catch(() => undefined);
    const isLate =
      response && (laterStatuses.has(response.status) || response.body?.key === "idempotency_in_flight");
    if (response && response.status >= 500 && !isLate) {
      tally.serverErrors += 1;
      addNote(tally, `${what} answered ${response.status} ${response.body?.key ?? ""}`.trimEnd());
    } else if (response && !isLate) {
      if (hasFailed && tally.countsWaits) recordOutage(tally, performance.now() - startedAt);
      return response;
    }
    if (response && isLate) tally.retries += 1;
    hasFailed = true;
    await pause(wait);
    wait = Math.min(wait * 2, maxPause);
  }
  recordOutage(tally, timeout);
  addFinding(tally, "lost", `${what} was never answered`);
  return undefined;
}
