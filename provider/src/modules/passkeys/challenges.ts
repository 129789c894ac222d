import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { lte } from "drizzle-orm";
import type { Database, Transaction } from "../../database/engine/connection.ts";
import { usedPasskeyChallenges } from "../../database/schema/passkey-schema.ts";
import { Problem } from "../../problem.ts";

/**
 * The number of milliseconds for which a challenge is valid. A login page often stays open for some minutes.
 */
const lifetime = 10 * 60 * 1000;
const [saltBytes, timeBytes, macBytes] = [16, 6, 32];

/** The purpose of a challenge. An answer for one purpose is invalid for another. */
export interface ChallengeUse {
  purpose: "login" | "second-step" | "step-up" | "new";
  /** The user's id; left out at login, when the member isn't known yet. */
  userId?: string;
}

/**
 * Creates a challenge that contains its own expiry and use, authenticated by a MAC. Nothing is stored before it
 * is answered, so that unauthenticated requests can't fill a table.
 */
export function createChallenge(secret: string, use: ChallengeUse, now: Date): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(saltBytes + timeBytes);
  randomBytes(saltBytes).copy(head);
  head.writeUIntBE(now.getTime() + lifetime, saltBytes, timeBytes);
  return Uint8Array.from(Buffer.concat([head, macOf(secret, head, use)]));
}

/** Returns the expiry of a valid challenge for this use; undefined if it is invalid or has expired. */
export function challengeExpiry(
  secret: string,
  challenge: string,
  use: ChallengeUse,
  now: Date,
): Date | undefined {
  const bytes = Buffer.from(challenge, "base64url");
  if (bytes.length !== saltBytes + timeBytes + macBytes) return undefined;
  const head = bytes.subarray(0, saltBytes + timeBytes);
  if (!timingSafeEqual(bytes.subarray(head.length), macOf(secret, head, use))) return undefined;
  const end = head.readUIntBE(saltBytes, timeBytes);
  return end > now.getTime() ? new Date(end) : undefined;
}

/**
 * Consumes a challenge in the transaction of its effect. @throws Problem 410 `passkey_over` if it was already
 * used
 */
export async function consumeChallenge(tx: Transaction, challenge: string, expiresAt: Date): Promise<void> {
  const hash = createHash("sha256").update(challenge).digest("base64url");
  const rows = await tx
    .insert(usedPasskeyChallenges)
    .values({ hash, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: usedPasskeyChallenges.hash });
  if (rows.length === 0) throw new Problem(410, "passkey_over");
}

/** Deletes consumed challenges that have expired. */
export async function prunePasskeyChallenges(database: Database, now: Date): Promise<void> {
  await database.delete(usedPasskeyChallenges).where(lte(usedPasskeyChallenges.expiresAt, now));
}

function macOf(secret: string, head: Buffer, { purpose, userId = "" }: ChallengeUse): Buffer {
  const key = createHmac("sha256", secret).update("cashlane:passkey-challenge").digest();
  return createHmac("sha256", key).update(head).update(`${purpose}:${userId}`).digest();
}
