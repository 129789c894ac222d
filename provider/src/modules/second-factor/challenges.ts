import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt, lte, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../database/engine/connection.ts";
import { loginChallenges } from "../../database/schema/second-factor-schema.ts";
import { countedAddress } from "../../plugins/client-address.ts";

const lifetime = 5 * 60 * 1000;
/** The number of wrong codes after which a challenge ends. */
export const maxAttempts = 5;

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

interface ChallengeOrigin {
  userId: string;
  ip: string;
  now: Date;
}

/**
 * Opens a challenge that is valid for five minutes and only from this address. Its token of 256 random bits is
 * returned only once.
 */
export async function openChallenge(
  queryable: Queryable,
  { userId, ip, now, isProven }: ChallengeOrigin & { isProven: boolean },
): Promise<{ challenge: string; expiresAt: Date }> {
  const challenge = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + lifetime);
  const row = {
    hash: hashOf(challenge),
    userId,
    address: countedAddress(ip),
    isProven,
    createdAt: now,
    expiresAt,
  };
  await queryable.insert(loginChallenges).values(row);
  return { challenge, expiresAt };
}

const isOpen = (token: string, { ip, now }: Pick<ChallengeOrigin, "ip" | "now">) =>
  and(
    eq(loginChallenges.hash, hashOf(token)),
    eq(loginChallenges.address, countedAddress(ip)),
    gt(loginChallenges.expiresAt, now),
    lt(loginChallenges.tries, maxAttempts),
  );

/**
 * Returns the account of an open challenge; undefined if the challenge is unknown, has ended, or belongs to
 * another address.
 */
export async function findChallenge(
  queryable: Queryable,
  token: string,
  from: Pick<ChallengeOrigin, "ip" | "now">,
): Promise<string | undefined> {
  const [row] = await queryable
    .select({ userId: loginChallenges.userId })
    .from(loginChallenges)
    .where(isOpen(token, from));
  return row?.userId;
}

/**
 * Counts an attempt before its code is checked. Returns undefined if the challenge has ended. Concurrent
 * attempts are both counted.
 */
export async function countAttempt(
  queryable: Queryable,
  token: string,
  from: Pick<ChallengeOrigin, "ip" | "now">,
): Promise<number | undefined> {
  const [counted] = await queryable
    .update(loginChallenges)
    .set({ tries: sql`${loginChallenges.tries} + 1` })
    .where(isOpen(token, from))
    .returning({ tries: loginChallenges.tries });
  return counted?.tries;
}

/**
 * Consumes a challenge and returns whether the login's first step was the password. Of two concurrent calls,
 * one gets undefined.
 */
export async function endChallenge(
  tx: Transaction,
  token: string,
): Promise<{ isProven: boolean } | undefined> {
  const [ended] = await tx
    .delete(loginChallenges)
    .where(eq(loginChallenges.hash, hashOf(token)))
    .returning({ isProven: loginChallenges.isProven });
  return ended;
}

/** Ends all of an account's logins that wait for their second step. */
export async function endChallenges(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(loginChallenges).where(eq(loginChallenges.userId, userId));
}

/** Deletes challenges that have ended. */
export async function pruneChallenges(database: Database, now: Date): Promise<void> {
  await database.delete(loginChallenges).where(lte(loginChallenges.expiresAt, now));
}
