import type { FastifyInstance, FastifyRequest } from "fastify";
import { leadDetails, type LeadStepRequest, type LeadDetails } from "#contract/leads/admin-leads.ts";
import { toWire } from "../../money.ts";
import { notFound, Problem } from "../../problem.ts";
import { adminAction, assertNotOwn } from "../admin-actions/admin-action.ts";
import { applyAdminAction } from "./admin-steps.ts";
import { positionOf, totalOf } from "./position.ts";
import { lockLead, type LeadRow } from "./repository.ts";
import { findLeadDetails } from "./admin-repository.ts";

/**
 * Applies one admin's step to one lead: state, money, change, notification and activity log in one transaction
 * (M3, M5, M6). A repeated submission (`key`) gets the first answer.
 * @throws Problem 404; 403 `own_lead`, or `forbidden` if the user is no longer an admin; 409
 * `lead_step_impossible` with the current state; and as `once` does
 */
export async function decideOnLead(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  { input, idempotencyKey }: { input: LeadStepRequest; idempotencyKey: string | undefined },
): Promise<LeadDetails> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockLead(tx, id),
    check: (action, lead) => assertNotOwn(action, lead.userId, "own_lead"),
    once: (lead) => ({
      route: `POST /v1/admin/leads/${lead.id}`,
      key: idempotencyKey,
      body: input,
      response: leadDetails,
    }),
    async run(action, lead) {
      const { tx, at, admin, log } = action;
      const { step, ...why } = input;
      const changed = await applyAdminAction(action, app, lead, input, { at, actorId: admin.userId });
      if (!changed) throw new Problem(409, "lead_step_impossible", { details: { leadState: lead.state } });
      await log({
        action: `lead.${step}`,
        object: { type: "lead", id: lead.id, label: lead.networkTransactionId },
        before: loggedFields(lead),
        after: { ...loggedFields(changed), ...why },
      });
      return (await findLeadDetails(tx, lead.id, admin.userId)) ?? Promise.reject(notFound());
    },
  });
}

function loggedFields(lead: LeadRow) {
  const { state, reviewReason, networkPaidAt } = lead;
  return {
    state,
    credited: toWire(totalOf(positionOf(lead))),
    ...(reviewReason && { reviewReason }),
    ...(networkPaidAt && { networkPaidAt: networkPaidAt.toISOString() }),
  };
}
