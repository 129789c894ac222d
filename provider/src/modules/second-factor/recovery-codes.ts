import { randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { recoveryCodeCount } from "#contract/second-factor.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { recoveryCodes } from "../../database/second-factor-schema.ts";
import type { FactorSecrecy } from "./secrecy.ts";

// Crockford's alphabet: nothing a person copying it could take for something else. Ten of 32 are 50 bits.
const letters = "0123456789abcdefghjkmnpqrstvwxyz";
const length = 10;

/** What was meant by a typed code: in lower case, with digits for the letters that look like them. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replaceAll("o", "0").replace(/[il]/g, "1");
}

/** Gives an account ten new recovery codes, like `x7k2m-9qr4t`; those it had work no more. */
export async function issueCodes(
  tx: Transaction,
  secrecy: FactorSecrecy,
  { userId, now }: { userId: string; now: Date },
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(newCode());
  await removeCodes(tx, userId);
  const rows = [...codes].map((code) => ({ userId, hash: secrecy.hashOfCode(code, userId), createdAt: now }));
  await tx.insert(recoveryCodes).values(rows);
  return [...codes].map((code) => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`);
}

/** Uses a recovery code up; false when it is none of the account's. Of two at once one wins. */
export async function useRecoveryCode(tx: Transaction, userId: string, hash: string): Promise<boolean> {
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
