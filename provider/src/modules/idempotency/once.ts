import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { canonicalJson } from "../../canonical-json.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { isAt, sqlStateOf, sqlStates } from "../../database/sql-state.ts";
import { statement } from "../../database/statement.ts";
import { Problem } from "../../problem.ts";

export interface IdempotentCall {
  userId: string;
  /** `METHOD /path`: the same key means nothing on another route. */
  route: string;
  /** Without one the work is simply done. */
  key: string | undefined;
  /** What makes two calls the same; without passwords, as its hash is kept. */
  body: unknown;
  at: Date;
}

// How long a duplicate waits for the first one's answer.
const lockTimeoutInMilliseconds = 2_000;

/** The `Idempotency-Key` header. @throws Problem 400 when missing or not 16–128 visible characters */
export function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers["idempotency-key"];
  if (typeof key !== "string" || !/^[\x21-\x7e]{16,128}$/.test(key))
    throw new Problem(400, "idempotency_key_missing");
  return key;
}

/** The same header where a call may come without it. @throws Problem 400 for one that is no key */
export function idempotencyKeyIfAny(request: FastifyRequest): string | undefined {
  return request.headers["idempotency-key"] === undefined ? undefined : idempotencyKeyOf(request);
}

/** How a call's key and body stand in the database. */
export function keyRowOf({ key, userId, route, body, at }: IdempotentCall & { key: string }): KeyRow {
  const bodyHash = createHash("sha256").update(canonicalJson(body)).digest("hex");
  return { key, userId, route, bodyHash, keyTakenAt: at.toISOString() };
}
type KeyRow = Record<"userId" | "route" | "key" | "bodyHash" | "keyTakenAt", string>;

/** What a key was used for; no row while it was not. */
export const savedAnswer = sql`select body_hash as "bodyHash", answer from idempotency_keys
  where user_id = ${sql.placeholder("userId")}::uuid and route = ${sql.placeholder("route")}
    and key = ${sql.placeholder("key")}`;
export interface SavedAnswer {
  bodyHash: string;
  answer: unknown;
}

/**
 * Takes a key, with the answer where that is known already: one row (`user_id`) when it was free, none when it was
 * used. What waits in this statement or after it in the transaction waits 2 s.
 */
export const takenKey = sql`insert into idempotency_keys (user_id, route, key, body_hash, created_at, answer)
  select ${sql.placeholder("userId")}::uuid, ${sql.placeholder("route")}, ${sql.placeholder("key")},
    ${sql.placeholder("bodyHash")}, ${sql.placeholder("keyTakenAt")}::timestamptz, ${sql.placeholder("answer")}::jsonb
  from set_config('lock_timeout', ${sql.raw(`'${lockTimeoutInMilliseconds}'`)}, true)
  on conflict do nothing returning user_id`;

const findSaved = statement<SavedAnswer>("saved_answer", savedAnswer);
const take = statement<unknown>("take_key", takenKey);
const saveAnswer = statement<unknown>(
  "save_answer",
  sql`update idempotency_keys set answer = ${sql.placeholder("answer")}::jsonb
    where user_id = ${sql.placeholder("userId")}::uuid and route = ${sql.placeholder("route")}
      and key = ${sql.placeholder("key")}`,
);

/**
 * Does `work` at most once for a key (M2). Key and answer are written in the transaction of the work, so a
 * refusal or a crash uses no key up, and a repeated call gets the first answer. One that comes while the first
 * is under way waits for it, as the row is already taken.
 * @throws Problem 422 `idempotency_key_reused` for another body, 409 `idempotency_in_flight` after 2 s
 */
export async function once<T extends z.ZodType>(
  tx: Transaction,
  call: IdempotentCall,
  answer: T,
  work: () => Promise<z.output<T>>,
): Promise<z.output<T>> {
  if (call.key === undefined) return work();
  const row = keyRowOf({ ...call, key: call.key });
  if ((await mapLockTimeout(() => take(tx, { ...row, answer: null }))).length === 0)
    return answerSaved(tx, row, answer);
  const done = await work();
  await saveAnswer(tx, { ...row, answer: JSON.stringify(done) });
  return done;
}

/** The answer a used key was given. @throws Problem 422 `idempotency_key_reused` for another body */
export async function answerSaved<T extends z.ZodType>(
  queryable: Queryable,
  row: KeyRow,
  answer: T,
): Promise<z.output<T>> {
  const [saved] = await findSaved(queryable, row);
  return answerOf(saved, row, answer);
}

/** The answer in what a used key was found with. @throws Problem 422 `idempotency_key_reused` for another body */
export function answerOf<T extends z.ZodType>(
  saved: SavedAnswer | undefined,
  { bodyHash }: Pick<KeyRow, "bodyHash">,
  answer: T,
): z.output<T> {
  if (saved?.bodyHash !== bodyHash) throw new Problem(422, "idempotency_key_reused");
  return answer.parse(saved.answer);
}

/**
 * Does what takes a key. A wait for another's key that was too long is told as what it is; one for another row is not.
 * @throws Problem 409 `idempotency_in_flight`
 */
export async function mapLockTimeout<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sqlStateOf(error) !== sqlStates.lockNotAvailable || !isAt(error, "idempotency_keys")) throw error;
    throw new Problem(409, "idempotency_in_flight", { headers: { "retry-after": "1" } });
  }
}
