import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { adjustment, type Adjustment } from "#contract/admin-users.ts";
import { isUuid } from "../../database/identifiers.ts";
import { balanceAdjustments } from "../../database/adjustment-schema.ts";
import { inTransaction } from "../../database/unit-of-work.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound, Problem } from "../../problem.ts";
import { findUser } from "../accounts/repository.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { holdAdmin } from "../admin-withdrawals/hold-admin.ts";
import { once } from "../idempotency/once.ts";
import { bookAdjustment, refuseTooMuch } from "./booking.ts";
import { readAdjustment } from "./repository.ts";
import { oneAdminAdjustsUpTo, requiredApprovals } from "./rules.ts";

interface Asked {
  body: { amount: number; reason: string };
  key: string | undefined;
}

/**
 * Adjusts a member's available money: booked at once, or above the limit kept for a second admin; with the
 * activity log in one transaction (reliability M2, M3, M6).
 * @throws Problem 404; 403 `own_account`, or `forbidden` when no admin any more; 409
 * `adjustment_above_available` at `amount`; and as `once` does
 */
export async function requestAdjustment(
  app: FastifyInstance,
  request: FastifyRequest,
  userId: string,
  { body, key }: Asked,
): Promise<Adjustment> {
  const { userId: adminId, email } = identityOf(request);
  const at = app.clock();
  const { CURRENCY: currency, ADJUSTMENT_LIMIT: limit } = app.environment;
  return inTransaction(
    app.database,
    async (unit) => {
      const { tx } = unit;
      const user = isUuid(userId) ? await findUser(tx, userId) : undefined;
      if (!user) throw notFound();
      await holdAdmin(tx, adminId);
      if (user.id === adminId) throw new Problem(403, "own_account");
      const route = `POST /v1/admin/users/${user.id}/adjustments`;
      return once(tx, { userId: adminId, route, key, body, at }, adjustment, async () => {
        const amount = BigInt(body.amount);
        const approvals = requiredApprovals(amount, oneAdminAdjustsUpTo(limit, currency));
        const state = approvals === 1 ? "booked" : "requested";
        const row = {
          ...({ id: randomUUID(), userId: user.id, currency, amount, reason: body.reason, state } as const),
          ...{ requiredApprovals: approvals, requestedBy: adminId, requestedAt: at },
        };
        await tx.insert(balanceAdjustments).values(row);
        await (state === "booked" ? bookAdjustment(tx, row, at) : refuseTooMuch(tx, row));
        await recordActivity(unit, {
          ...{ at, request, actor: { userId: adminId, email } },
          action: state === "booked" ? "adjustment.book" : "adjustment.request",
          object: { type: "user", id: user.id, label: user.email },
          before: null,
          after: { adjustment: row.id, ...body, currency, state },
        });
        return readAdjustment(tx, row.id, adminId);
      });
    },
    (error) => request.log.error({ err: error }, "an effect of an adjustment failed"),
  );
}
