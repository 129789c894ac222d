import type { FastifyInstance, FastifyRequest } from "fastify";
import { openedLead, type AskedLeadStep, type OpenedLead } from "#contract/admin-leads.ts";
import { inTransaction } from "../../database/unit-of-work.ts";
import { identityOf } from "../../plugins/identity.ts";
import { toWire } from "../../money.ts";
import { notFound, Problem } from "../../problem.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { holdAdmin } from "../admin-withdrawals/hold-admin.ts";
import { once } from "../idempotency/once.ts";
import { takeStep } from "../leads/apply.ts";
import { positionOf, totalOf } from "../leads/position.ts";
import { lockLead, type LeadRow } from "../leads/repository.ts";
import { findOpened } from "./repository.ts";

/**
 * One admin's step with one lead: state, money, change, notification and activity log in one transaction
 * (design §4 Earning, Administration; reliability M3, M5, M6). The same form sent again (`key`) gets its
 * first answer (reliability M2).
 * @throws Problem 404; 403 `own_lead`, or `forbidden` when no admin any more; 409 `lead_step_impossible`
 * with the state it is in; and as `once` does
 */
export async function decideOnLead(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  { asked, key }: { asked: AskedLeadStep; key: string | undefined },
): Promise<OpenedLead> {
  const { userId: adminId, email } = identityOf(request);
  const at = app.clock();
  return inTransaction(
    app.database,
    async (unit) => {
      const { tx } = unit;
      const found = await lockLead(tx, id);
      if (!found) throw notFound();
      await holdAdmin(tx, adminId);
      if (found.userId === adminId) throw new Problem(403, "own_lead");
      const route = `POST /v1/admin/leads/${found.id}`;
      return once(tx, { userId: adminId, route, key, body: asked, at }, openedLead, async () => {
        const why = "reason" in asked ? { reason: asked.reason, note: asked.note ?? null } : {};
        const changed = await takeStep(unit, app, found, asked.step, { at, actorId: adminId, ...why });
        if (!changed) throw new Problem(409, "lead_step_impossible", { details: { leadState: found.state } });
        await recordActivity(unit, {
          ...{ at, request, actor: { userId: adminId, email } },
          action: `lead.${asked.step}`,
          object: { type: "lead", id: found.id, label: found.networkTransactionId },
          before: logged(found),
          after: { ...logged(changed), ...why },
        });
        return (await findOpened(tx, found.id, adminId)) ?? Promise.reject(notFound());
      });
    },
    (error) => request.log.error({ err: error }, "an effect of a lead's step failed"),
  );
}

function logged(lead: LeadRow) {
  return { state: lead.state, credited: toWire(totalOf(positionOf(lead))) };
}
