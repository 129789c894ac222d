import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { canonicalJson } from "../../canonical-json.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { isAt, sqlStateOf, sqlStates } from "../../database/engine/sql-state.ts";
import { statement } from "../../database/engine/statement.ts";
import { Problem } from "../../problem.ts";

export interface IdempotentCall {
  userId: string;
  /** `METHOD /path`. A key is only valid for one route. */
  route: string;
  /** If undefined, the work always runs. */
  key: string | undefined;
  /** The content that identifies repeated calls. It must not contain passwords, because its hash is stored. */
  body: unknown;
  at: Date;
}

// How long a duplicate waits for the first call's answer.
const lockTimeoutInMilliseconds = 2_000;

/**
 * Returns the `Idempotency-Key` header. @throws Problem 400 if it is missing or not 16–128 visible characters
 */
export function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers["idempotency-key"];
  if (typeof key !== "string" || !/^[\x21-\x7e]{16,128}$/.test(key))
    throw new Problem(400, "idempotency_key_missing");
  return key;
}

/** Returns the same header for calls in which it is optional. @throws Problem 400 if it is invalid */
export function idempotencyKeyIfAny(request: FastifyRequest): string | undefined {
  return request.headers["idempotency-key"] === undefined ? undefined : idempotencyKeyOf(request);
}

/** Maps a call's key and body to a row of the database. */
export function keyRowOf({ key, userId, route, body, at }: IdempotentCall & { key: string }): KeyRow {
  const bodyHash = createHash("sha256").update(canonicalJson(body)).digest("hex");
  return { key, userId, route, bodyHash, keyTakenAt: at.toISOString() };
}
type KeyRow = Record<"userId" | "route" | "key" | "bodyHash" | "keyTakenAt", string>;

/** Selects the answer saved for a key; no row if the key is unused. */
export const savedResponseQuery = sql`select body_hash as "bodyHash", answer from idempotency_keys
  where user_id = ${sql.placeholder("userId")}::uuid and route = ${sql.placeholder("route")}
    and key = ${sql.placeholder("key")}`;
export interface SavedResponse {
  bodyHash: string;
  answer: unknown;
}

/**
 * Claims a key, and saves the answer if the caller already has it. Returns one row (`user_id`) if the key was
 * unused, and none if it was used. Sets a lock timeout of 2 s for this statement and the rest of the
 * transaction.
 */
export const claimKey = sql`insert into idempotency_keys (user_id, route, key, body_hash, created_at, answer)
  select ${sql.placeholder("userId")}::uuid, ${sql.placeholder("route")}, ${sql.placeholder("key")},
    ${sql.placeholder("bodyHash")}, ${sql.placeholder("keyTakenAt")}::timestamptz, ${sql.placeholder("answer")}::jsonb
  from set_config('lock_timeout', ${sql.raw(`'${lockTimeoutInMilliseconds}'`)}, true)
  on conflict do nothing returning user_id`;

const findSaved = statement<SavedResponse>("saved_answer", savedResponseQuery);
const take = statement<unknown>("take_key", claimKey);
const saveResponse = statement<unknown>(
  "save_answer",
  sql`update idempotency_keys set answer = ${sql.placeholder("answer")}::jsonb
    where user_id = ${sql.placeholder("userId")}::uuid and route = ${sql.placeholder("route")}
      and key = ${sql.placeholder("key")}`,
);

/**
 * Runs `work` at most once per key (M2). Key and answer are written in the transaction of the work, so a
 * refusal or a crash leaves the key unused, and a repeated call gets the first answer. A concurrent call waits
 * for the first one, as the row is locked.
 * @throws Problem 422 `idempotency_key_reused` for another body, 409 `idempotency_in_flight` after 2 s
 */
export async function once<T extends z.ZodType>(
  tx: Transaction,
  call: IdempotentCall,
  schema: T,
  work: () => Promise<z.output<T>>,
): Promise<z.output<T>> {
  if (call.key === undefined) return work();
  const row = keyRowOf({ ...call, key: call.key });
  if ((await mapLockTimeout(() => take(tx, { ...row, answer: null }))).length === 0)
    return readSavedResponse(tx, row, schema);
  const result = await work();
  await saveResponse(tx, { ...row, answer: JSON.stringify(result) });
  return result;
}

/** Reads the answer saved for a used key. @throws Problem 422 `idempotency_key_reused` for another body */
export async function readSavedResponse<T extends z.ZodType>(
  queryable: Queryable,
  row: KeyRow,
  schema: T,
): Promise<z.output<T>> {
  const [saved] = await findSaved(queryable, row);
  return parseSavedResponse(saved, row, schema);
}

/**
 * Returns the answer from a saved key that was already read. @throws Problem 422 `idempotency_key_reused` for
 * another body
 */
export function parseSavedResponse<T extends z.ZodType>(
  saved: SavedResponse | undefined,
  { bodyHash }: Pick<KeyRow, "bodyHash">,
  schema: T,
): z.output<T> {
  if (saved?.bodyHash !== bodyHash) throw new Problem(422, "idempotency_key_reused");
  return schema.parse(saved.answer);
}

/**
 * Runs work that claims a key. Maps a lock timeout on another call's key to an error; timeouts on other rows
 * are rethrown.
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
