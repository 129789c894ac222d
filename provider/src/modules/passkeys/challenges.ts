import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { lte } from "drizzle-orm";
import type { Database, Transaction } from "../../database/connection.ts";
import { usedPasskeyChallenges } from "../../database/passkey-schema.ts";
import { Problem } from "../../problem.ts";

/** Milliseconds a challenge can be answered: a login page is often left open for a while. */
const lasts = 10 * 60 * 1000;
const [saltBytes, timeBytes, macBytes] = [16, 6, 32];

/** What a challenge is for; an answer to one is nothing to another. */
export interface ChallengeUse {
  purpose: "login" | "second-step" | "step-up" | "new";
  /** Whose it is; absent at log-in, when the member is not known yet. */
  userId?: string;
}

/**
 * A challenge that carries its own end and whom it is for under a MAC: nothing is kept before it is answered, so
 * that a stranger's questions fill no table.
 */
export function makeChallenge(secret: string, use: ChallengeUse, now: Date): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(saltBytes + timeBytes);
  randomBytes(saltBytes).copy(head);
  head.writeUIntBE(now.getTime() + lasts, saltBytes, timeBytes);
  return Uint8Array.from(Buffer.concat([head, macOf(secret, head, use)]));
}

/** When a challenge ends that is ours and for this; undefined for one that is not, or that is over. */
export function openChallenge(
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

/** Uses a challenge up in the transaction of what it is for. @throws Problem 410 `passkey_over` when it was used */
export async function spendChallenge(tx: Transaction, challenge: string, expiresAt: Date): Promise<void> {
  const hash = createHash("sha256").update(challenge).digest("base64url");
  const rows = await tx
    .insert(usedPasskeyChallenges)
    .values({ hash, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: usedPasskeyChallenges.hash });
  if (rows.length === 0) throw new Problem(410, "passkey_over");
}

/** Forgets answered challenges that are over anyway. */
export async function prunePasskeyChallenges(database: Database, now: Date): Promise<void> {
  await database.delete(usedPasskeyChallenges).where(lte(usedPasskeyChallenges.expiresAt, now));
}

function macOf(secret: string, head: Buffer, { purpose, userId = "" }: ChallengeUse): Buffer {
  const key = createHmac("sha256", secret).update("cashlane:passkey-challenge").digest();
  return createHmac("sha256", key).update(head).update(`${purpose}:${userId}`).digest();
}
