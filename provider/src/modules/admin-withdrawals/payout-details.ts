import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { PayoutDetails } from "#contract/payout-methods.ts";
import { payoutMethods } from "../../database/schema.ts";
import { inTransaction } from "../../database/unit-of-work.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound, Problem } from "../../problem.ts";
import { recordActivity } from "../activity-logs/record.ts";
import type { Secrecy } from "../payout-methods/secrecy.ts";
import { lockWithdrawal } from "../withdrawals/repository.ts";
import { wrongState } from "../withdrawals/state.ts";
import { holdAdmin } from "./hold-admin.ts";

/**
 * Opens the payout details of one withdrawal that still waits for its payment, and says so in the
 * activity log; no details without the log row (design §4 Administration).
 * @throws Problem 404; 403 `own_withdrawal`, or `forbidden` when no admin any more; 409
 * `withdrawal_already_decided` once nothing is to be paid any more
 */
export async function revealDetails(
  app: FastifyInstance,
  request: FastifyRequest,
  secrecy: Secrecy,
  id: string,
): Promise<PayoutDetails> {
  const { userId: adminId, email } = identityOf(request);
  return inTransaction(
    app.database,
    async (unit) => {
      const found = await lockWithdrawal(unit.tx, id);
      if (!found) throw notFound();
      await holdAdmin(unit.tx, adminId);
      if (found.userId === adminId) throw new Problem(403, "own_withdrawal");
      if (found.state !== "requested" && found.state !== "approved") throw await wrongState(unit.tx, found);
      const [method] = await unit.tx
        .select()
        .from(payoutMethods)
        .where(eq(payoutMethods.id, found.payoutMethodId));
      if (!method) throw notFound();
      await recordActivity(unit, {
        ...{ at: app.clock(), request, actor: { userId: adminId, email } },
        action: "withdrawal.reveal-payout-details",
        object: { type: "withdrawal", id, label: found.reference },
        ...{ before: null, after: null },
      });
      return secrecy.open(method.detailsCiphertext, method);
    },
    (error) => request.log.error({ err: error }, "an effect of revealing payout details failed"),
  );
}
