import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RevealedDetails } from "#contract/withdrawals/admin-withdrawals.ts";
import { newPayoutDetails, type PayoutDetails } from "#contract/withdrawals/payout-methods.ts";
import { payoutMethods } from "../../database/schema/schema.ts";
import { schemaErrorTexts } from "../../i18n/schema-error-texts.ts";
import { notFound } from "../../problem.ts";
import type { Language } from "../../plugins/language.ts";
import type { PayoutDetailsCipher } from "../payout-methods/cipher.ts";
import { lockWithdrawal } from "./repository.ts";
import { wrongState } from "./state.ts";
import { adminAction, assertNotOwn } from "../admin-actions/admin-action.ts";

/**
 * Decrypts the payout details of one withdrawal that hasn't been paid yet, and records this in the activity
 * log. Without the log row, no details are returned.
 * @throws Problem 404; 403 `own_withdrawal`, or `forbidden` if the user is no longer an admin; 409
 * `withdrawal_already_decided` if the withdrawal is settled
 */
export async function revealDetails(
  app: FastifyInstance,
  request: FastifyRequest,
  cipher: PayoutDetailsCipher,
  id: string,
): Promise<RevealedDetails> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockWithdrawal(tx, id),
    check: (action, withdrawal) => assertNotOwn(action, withdrawal.userId, "own_withdrawal"),
    async run({ tx, log }, withdrawal) {
      if (withdrawal.state !== "requested" && withdrawal.state !== "approved")
        throw await wrongState(tx, withdrawal);
      const [method] = await tx
        .select()
        .from(payoutMethods)
        .where(eq(payoutMethods.id, withdrawal.payoutMethodId));
      if (!method) throw notFound();
      const object = { type: "withdrawal", id, label: withdrawal.reference };
      await log({ action: "withdrawal.reveal-payout-details", object, before: null, after: null });
      const details = cipher.open(method.detailsCiphertext, method);
      return { ...details, problem: problemOf(details, request.language) };
    },
  });
}

/**
 * Checks saved details against the rules for new ones. Returns the problem as text, or `null` if there is none.
 */
function problemOf(details: PayoutDetails, language: Language): string | null {
  const { error } = newPayoutDetails.safeParse(details);
  return error ? schemaErrorTexts(error.issues, language).join(" ") : null;
}
