import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RevealedDetails } from "#contract/admin-withdrawals.ts";
import { newPayoutDetails, type PayoutDetails } from "#contract/payout-methods.ts";
import { payoutMethods } from "../../database/schema.ts";
import { schemaErrorTexts } from "../../locales/schema-error-texts.ts";
import { notFound } from "../../problem.ts";
import type { Language } from "../../plugins/language.ts";
import type { Secrecy } from "../payout-methods/secrecy.ts";
import { lockWithdrawal } from "./repository.ts";
import { wrongState } from "./state.ts";
import { adminAction, refuseOwn } from "../admin-actions/admin-action.ts";

/**
 * Opens the payout details of one withdrawal that still waits for its payment, and says so in the activity
 * log; no details without the log row.
 * @throws Problem 404; 403 `own_withdrawal`, or `forbidden` when no admin any more; 409
 * `withdrawal_already_decided` once nothing is to be paid any more
 */
export async function revealDetails(
  app: FastifyInstance,
  request: FastifyRequest,
  secrecy: Secrecy,
  id: string,
): Promise<RevealedDetails> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockWithdrawal(tx, id),
    check: (action, found) => refuseOwn(action, found.userId, "own_withdrawal"),
    async run({ tx, log }, found) {
      if (found.state !== "requested" && found.state !== "approved") throw await wrongState(tx, found);
      const [method] = await tx
        .select()
        .from(payoutMethods)
        .where(eq(payoutMethods.id, found.payoutMethodId));
      if (!method) throw notFound();
      const object = { type: "withdrawal", id, label: found.reference };
      await log({ action: "withdrawal.reveal-payout-details", object, before: null, after: null });
      const details = secrecy.open(method.detailsCiphertext, method);
      return { ...details, problem: problemOf(details, request.language) };
    },
  });
}

/** What the rules for new payout details have against kept ones, as text; null when nothing. */
function problemOf(details: PayoutDetails, language: Language): string | null {
  const { error } = newPayoutDetails.safeParse(details);
  return error ? schemaErrorTexts(error.issues, language).join(" ") : null;
}
