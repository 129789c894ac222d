import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { adjustment, type Adjustment } from "#contract/admin-users.ts";
import type { Transaction } from "../../database/connection.ts";
import { balanceAdjustments } from "../../database/adjustment-schema.ts";
import { inTransaction } from "../../database/unit-of-work.ts";
import { toWire } from "../../money.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound, Problem } from "../../problem.ts";
import { findUser } from "../accounts/repository.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { holdAdmins } from "../admin-withdrawals/hold-admin.ts";
import { once } from "../idempotency/once.ts";
import { bookAdjustment } from "./booking.ts";
import { lockAdjustment, readAdjustment, type AdjustmentRow } from "./repository.ts";

export type AdjustmentDecision = "approve" | "refuse";

/**
 * The second admin's decision on an adjustment: state, money and activity log in one transaction
 * (reliability M2, M3, M5, M6). What a former admin asked for is only refused.
 * @throws Problem 404; 403 `forbidden` when no admin any more, `own_account`, `adjustment_needs_other_admin`;
 * 409 `adjustment_already_decided` with who was faster, `adjustment_requester_gone`,
 * `adjustment_above_available`; and as `once` does
 */
export async function decideOnAdjustment(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  { decision, key }: { decision: AdjustmentDecision; key: string | undefined },
): Promise<Adjustment> {
  const { userId: adminId, email } = identityOf(request);
  const at = app.clock();
  return inTransaction(
    app.database,
    async (unit) => {
      const { tx } = unit;
      const found = await lockAdjustment(tx, id);
      if (!found) throw notFound();
      const admins = await holdAdmins(tx, [adminId, found.requestedBy]);
      if (!admins.has(adminId)) throw new Problem(403, "forbidden");
      if (found.userId === adminId) throw new Problem(403, "own_account");
      const route = `POST /v1/admin/adjustments/${found.id}`;
      return once(tx, { userId: adminId, route, key, body: decision, at }, adjustment, async () => {
        await refuseIfDecided(tx, found);
        if (found.requestedBy === adminId) throw new Problem(403, "adjustment_needs_other_admin");
        const isMeant = decision === "refuse" || admins.has(found.requestedBy);
        if (!isMeant) throw new Problem(409, "adjustment_requester_gone");
        const state = decision === "approve" ? "booked" : "refused";
        await tx
          .update(balanceAdjustments)
          .set({ state, decidedBy: adminId, decidedAt: at })
          .where(eq(balanceAdjustments.id, found.id));
        if (decision === "approve") await bookAdjustment(tx, found, at);
        const member = await findUser(tx, found.userId);
        await recordActivity(unit, {
          ...{ at, request, actor: { userId: adminId, email } },
          action: `adjustment.${decision}`,
          object: { type: "user", id: found.userId, label: member?.email ?? null },
          before: { adjustment: found.id, state: found.state },
          after: { state, amount: toWire(found.amount), currency: found.currency },
        });
        return readAdjustment(tx, found.id, adminId);
      });
    },
    (error) => request.log.error({ err: error }, "an effect of an adjustment failed"),
  );
}

async function refuseIfDecided(tx: Transaction, found: AdjustmentRow): Promise<void> {
  if (found.state === "requested") return;
  const decider = await findUser(tx, found.decidedBy ?? found.requestedBy);
  throw new Problem(409, "adjustment_already_decided", { details: { name: decider?.name ?? "" } });
}
