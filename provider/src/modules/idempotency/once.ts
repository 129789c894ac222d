import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { canonicalJson } from "../../canonical-json.ts";
import type { Transaction } from "../../database/connection.ts";
import { idempotencyKeys } from "../../database/schema.ts";
import { sqlStateOf, sqlStates } from "../../database/sql-state.ts";
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
  const bodyHash = createHash("sha256").update(canonicalJson(call.body)).digest("hex");
  const row = { ...call, key: call.key, bodyHash };
  if (await take(tx, row)) {
    const done = await work();
    await tx.update(idempotencyKeys).set({ answer: done }).where(isOf(row));
    return done;
  }
  const [saved] = await tx.select().from(idempotencyKeys).where(isOf(row));
  if (saved?.bodyHash !== bodyHash) throw new Problem(422, "idempotency_key_reused");
  return answer.parse(saved.answer);
}

interface KeyRow extends IdempotentCall {
  key: string;
  bodyHash: string;
}

async function take(tx: Transaction, { userId, route, key, bodyHash, at }: KeyRow): Promise<boolean> {
  try {
    const taken = await tx.execute(sql`
      insert into idempotency_keys (user_id, route, key, body_hash, created_at)
      select ${userId}::uuid, ${route}, ${key}, ${bodyHash}, ${at.toISOString()}::timestamptz
      from set_config('lock_timeout', ${String(lockTimeoutInMilliseconds)}, true)
      on conflict do nothing returning true`);
    return (taken as unknown as { rows: unknown[] }).rows.length === 1;
  } catch (error) {
    if (sqlStateOf(error) !== sqlStates.lockNotAvailable) throw error;
    throw new Problem(409, "idempotency_in_flight", { headers: { "retry-after": "1" } });
  }
}

function isOf({ userId, route, key }: KeyRow) {
  return and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.route, route),
    eq(idempotencyKeys.key, key),
  );
}
