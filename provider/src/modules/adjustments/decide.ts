import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { adjustment, type Adjustment } from "#contract/accounts/admin-users.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { balanceAdjustments } from "../../database/schema/adjustment-schema.ts";
import { toWire } from "../../money.ts";
import { Problem } from "../../problem.ts";
import { findUser } from "../accounts/repository.ts";
import { adminAction, assertNotOwn } from "../admin-actions/admin-action.ts";
import { lockAdmins } from "../admin-actions/lock-admin.ts";
import { bookAdjustment } from "./booking.ts";
import { lockAdjustment, readAdjustment, type AdjustmentRow } from "./repository.ts";

/** Permissions that requester and decider must have. */
const adjustmentPermissions = ["adjustments.request", "adjustments.decide"] as const;

export type AdjustmentDecision = "approve" | "refuse";

/**
 * Applies the second admin's decision on an adjustment: state, money and activity log in one transaction (M2,
 * M3, M5, M6). A request of a former admin can only be refused.
 * @throws Problem 404; 403 `forbidden` if the user is no longer an admin, `own_account`,
 * `adjustment_needs_other_admin`; 409 `adjustment_already_decided` with the name of the other admin,
 * `adjustment_requester_gone`, `adjustment_above_available`; and as `once` does
 */
export async function decideOnAdjustment(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  { decision, idempotencyKey }: { decision: AdjustmentDecision; idempotencyKey: string | undefined },
): Promise<Adjustment> {
  return adminAction(app, request, {
    async lock({ tx, admin }) {
      const found = await lockAdjustment(tx, id);
      const people = found && [admin.userId, found.requestedBy];
      return people && { found, admins: await lockAdmins(tx, people, adjustmentPermissions) };
    },
    check: (action, { found }) => assertNotOwn(action, found.userId, "own_account"),
    once: ({ found }) => ({
      route: `POST /v1/admin/adjustments/${found.id}`,
      key: idempotencyKey,
      body: decision,
      response: adjustment,
    }),
    async run({ tx, at, admin, log }, { found, admins }) {
      await assertNotDecided(tx, found);
      if (found.requestedBy === admin.userId) throw new Problem(403, "adjustment_needs_other_admin");
      const isAllowed = decision === "refuse" || admins.has(found.requestedBy);
      if (!isAllowed) throw new Problem(409, "adjustment_requester_gone");
      const state = decision === "approve" ? "booked" : "refused";
      await tx
        .update(balanceAdjustments)
        .set({ state, decidedBy: admin.userId, decidedAt: at })
        .where(eq(balanceAdjustments.id, found.id));
      if (decision === "approve") await bookAdjustment(tx, found, at);
      const member = await findUser(tx, found.userId);
      await log({
        action: `adjustment.${decision}`,
        object: { type: "user", id: found.userId, label: member?.email ?? null },
        before: { adjustment: found.id, state: found.state },
        after: { state, amount: toWire(found.amount), currency: found.currency },
      });
      return readAdjustment(tx, found.id, admin.userId);
    },
  });
}

async function assertNotDecided(tx: Transaction, row: AdjustmentRow): Promise<void> {
  if (row.state === "requested") return;
  const decider = await findUser(tx, row.decidedBy ?? row.requestedBy);
  throw new Problem(409, "adjustment_already_decided", { details: { name: decider?.name ?? "" } });
}
