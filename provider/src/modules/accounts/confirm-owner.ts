import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { ownerProof } from "#contract/accounts/auth.ts";
import { type PasskeyVerification, verifyPasskey } from "../passkeys/verify-passkey.ts";
import { confirmPassword } from "./confirm-password.ts";

/**
 * Proof that the account's owner made the request. `take` marks a passkey's answer as used. Call it in the
 * transaction of the action that the answer permits.
 */
export type ConfirmedOwner = Pick<PasskeyVerification, "take">;

/**
 * Verifies a signed-in member by password or by passkey. If neither is given, the password counts as wrong.
 * @throws Problem as `confirmPassword` and `verifyPasskey` do
 */
export async function confirmOwner(
  app: FastifyInstance,
  userId: string,
  { password = "", passkey }: z.output<typeof ownerProof>,
): Promise<ConfirmedOwner> {
  if (passkey) return verifyPasskey(app, passkey, { purpose: "step-up", userId });
  await confirmPassword(app, userId, password);
  return { take: () => Promise.resolve() };
}
