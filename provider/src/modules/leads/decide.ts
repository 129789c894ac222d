import type { FastifyInstance, FastifyRequest } from "fastify";
import { leadDetails, type LeadStepRequest, type LeadDetails } from "#contract/leads/admin-leads.ts";
import { toWire } from "../../money.ts";
import { notFound, Problem } from "../../problem.ts";
import { adminAction, refuseOwn } from "../admin-actions/admin-action.ts";
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
  { input, key }: { input: LeadStepRequest; key: string | undefined },
): Promise<LeadDetails> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockLead(tx, id),
    check: (action, found) => refuseOwn(action, found.userId, "own_lead"),
    once: (found) => ({ route: `POST /v1/admin/leads/${found.id}`, key, body: input, answer: leadDetails }),
    async run(action, found) {
      const { tx, at, admin, log } = action;
      const { step, ...why } = input;
      const changed = await applyAdminAction(action, app, found, input, { at, actorId: admin.userId });
      if (!changed) throw new Problem(409, "lead_step_impossible", { details: { leadState: found.state } });
      await log({
        action: `lead.${step}`,
        object: { type: "lead", id: found.id, label: found.networkTransactionId },
        before: loggedFields(found),
        after: { ...loggedFields(changed), ...why },
      });
      return (await findLeadDetails(tx, found.id, admin.userId)) ?? Promise.reject(notFound());
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
