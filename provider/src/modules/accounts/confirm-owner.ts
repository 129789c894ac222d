import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { ownerProof } from "#contract/auth.ts";
import { type CheckedAnswer, checkAnswer } from "../passkeys/check-answer.ts";
import { confirmPassword } from "./confirm-password.ts";

/** That it is the owner who asks; `take` uses a passkey's answer up, in the transaction of what it allows. */
export type ConfirmedOwner = Pick<CheckedAnswer, "take">;

/**
 * Asks a signed-in member for the password, or for a passkey instead. Without either the password is wrong.
 * @throws Problem as `confirmPassword` and `checkAnswer` do
 */
export async function confirmOwner(
  app: FastifyInstance,
  userId: string,
  { password = "", passkey }: z.output<typeof ownerProof>,
): Promise<ConfirmedOwner> {
  if (passkey) return checkAnswer(app, passkey, { purpose: "step-up", userId });
  await confirmPassword(app, userId, password);
  return { take: () => Promise.resolve() };
}
