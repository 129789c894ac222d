import type { Transaction } from "../../database/engine/connection.ts";
import { plainCode, consumeRecoveryCode } from "./recovery-codes.ts";
import { findFactor, consumeStep } from "./repository.ts";
import type { SecondFactorCipher } from "./cipher.ts";
import { stepOf } from "./totp.ts";

/**
 * Consumes a code entered as a second step, as parsed by `enteredCode`: a code of the app or a recovery code.
 * Returns its kind; undefined if it is invalid or was used before, or the account has no second factor.
 */
export async function consumeCode(
  tx: Transaction,
  cipher: SecondFactorCipher,
  { userId, typed, now }: { userId: string; typed: string; now: Date },
): Promise<"app" | "recovery" | undefined> {
  const factor = await findFactor(tx, userId);
  const step = factor && stepOf(cipher.open(factor.secretCiphertext, userId), typed, now);
  if (step !== undefined) return (await consumeStep(tx, userId, step)) ? "app" : undefined;
  const hash = cipher.hashOfCode(plainCode(typed), userId);
  return (await consumeRecoveryCode(tx, userId, hash)) ? "recovery" : undefined;
}
