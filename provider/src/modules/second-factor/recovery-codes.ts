import { randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { recoveryCodeCount } from "#contract/accounts/second-factor.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { recoveryCodes } from "../../database/schema/second-factor-schema.ts";
import type { SecondFactorCipher } from "./cipher.ts";

// Crockford's alphabet, without characters that are easily confused when copied by hand. Ten of 32 are 50 bits.
const letters = "0123456789abcdefghjkmnpqrstvwxyz";
const length = 10;

/** Normalizes a typed code: lower case, with digits in place of similar letters. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replaceAll("o", "0").replace(/[il]/g, "1");
}

/** Creates ten new recovery codes for an account, like `x7k2m-9qr4t`. Previous codes are invalidated. */
export async function issueCodes(
  tx: Transaction,
  cipher: SecondFactorCipher,
  { userId, now }: { userId: string; now: Date },
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(newCode());
  await removeCodes(tx, userId);
  const rows = [...codes].map((code) => ({ userId, hash: cipher.hashOfCode(code, userId), createdAt: now }));
  await tx.insert(recoveryCodes).values(rows);
  return [...codes].map((code) => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`);
}

/**
 * Consumes a recovery code. Returns false if the account has no such code. Of two concurrent uses, one
 * succeeds.
 */
export async function consumeRecoveryCode(tx: Transaction, userId: string, hash: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
    .returning({ userId: recoveryCodes.userId });
  return used.length === 1;
}

export async function removeCodes(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

export async function countCodes(queryable: Queryable, userId: string): Promise<number> {
  return queryable.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}

function newCode(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
}
