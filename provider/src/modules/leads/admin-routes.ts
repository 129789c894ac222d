import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  adminGetLead,
  adminListLeads,
  confirmLead,
  decideLeads,
  dismissReview,
  exportLeads,
  holdLead,
  rejectLead,
  resumeLead,
  reverseLead,
  settleLead,
  type LeadStepRequest,
} from "#contract/leads/admin-leads.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { applyToEach } from "../bulk/apply-to-each.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { findLabel, findLeadDetails, findLeadTotals, leadList } from "./admin-repository.ts";
import { leadColumns } from "./columns.ts";
import { decideOnLead } from "./decide.ts";

/** Routes for admins to list tracked purchases and decide on them. */
export async function adminLeadRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";
  function decide(request: FastifyRequest, id: string, stepRequest: LeadStepRequest) {
    return decideOnLead(api, request, id, {
      input: stepRequest,
      idempotencyKey: idempotencyKeyIfAny(request),
    });
  }

  api.implement(adminListLeads, { access }, async ({ query, request }) => {
    const [{ rows, nextCursor }, totals] = await Promise.all([
      leadList.rows(api.database, query, identityOf(request)),
      findLeadTotals(api.database, query),
    ]);
    return { data: rows, meta: { nextCursor, ...totals } };
  });

  api.implementExport(exportLeads, {
    object: "lead",
    columns: leadColumns,
    page: (query, request) => leadList.rows(api.database, query, identityOf(request)),
  });

  api.implement(adminGetLead, { access }, async ({ params, request }) => {
    const lead = await findLeadDetails(api.database, params.id, identityOf(request).userId);
    if (!lead) throw notFound();
    return { data: lead };
  });

  api.implement(decideLeads, { access }, async ({ body: { ids, decision: stepRequest }, request }) => {
    const idempotencyKey = idempotencyKeyIfAny(request);
    return {
      data: await applyToEach(request, ids, {
        take: (id) => decideOnLead(api, request, id, { input: stepRequest, idempotencyKey }),
        label: (id) => findLabel(api.database, id),
      }),
    };
  });

  api.implement(confirmLead, { access }, async ({ params, request }) => {
    return { data: await decide(request, params.id, { step: "confirm" }) };
  });

  api.implement(settleLead, { access }, async ({ params, request }) => {
    return { data: await decide(request, params.id, { step: "settle" }) };
  });

  api.implement(dismissReview, { access }, async ({ params, body, request }) => {
    return { data: await decide(request, params.id, { step: "dismiss", ...body }) };
  });

  api.implement(rejectLead, { access }, async ({ params, body, request }) => {
    return { data: await decide(request, params.id, { step: "reject", ...body }) };
  });

  api.implement(holdLead, { access }, async ({ params, body, request }) => {
    return { data: await decide(request, params.id, { step: "hold", ...body }) };
  });

  api.implement(resumeLead, { access }, async ({ params, request }) => {
    return { data: await decide(request, params.id, { step: "resume" }) };
  });

  api.implement(reverseLead, { access }, async ({ params, body, request }) => {
    return { data: await decide(request, params.id, { step: "reverse", ...body }) };
  });
}
