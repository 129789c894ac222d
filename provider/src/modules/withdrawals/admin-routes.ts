import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  adminGetWithdrawal,
  adminListWithdrawals,
  approveWithdrawal,
  holdWithdrawal,
  resumeWithdrawal,
  decideWithdrawals,
  exportWithdrawals,
  failWithdrawal,
  getAdminSummary,
  markWithdrawalPaid,
  rejectWithdrawal,
  revealPayoutDetails,
  withdrawalCounts,
} from "#contract/withdrawals/admin-withdrawals.ts";
import { getDecisionNotice } from "#contract/withdrawals/decision-notice.ts";
import { listQueuedDecisions, undoQueuedDecisions } from "#contract/withdrawals/queued-decisions.ts";
import { getWithdrawalEvidence } from "#contract/withdrawals/withdrawal-evidence.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { createPayoutDetailsCipher } from "../payout-methods/cipher.ts";
import { adminWithdrawalList, findAdminWithdrawal, findTotals } from "./admin-repository.ts";
import { decideEach } from "./bulk.ts";
import { countStages } from "./stages.ts";
import { withdrawalColumns } from "./columns.ts";
import { decideWithdrawal } from "./decide.ts";
import { previewNotice } from "./decision-notice.ts";
import { findEvidence } from "./evidence.ts";
import { revealDetails } from "./payout-details.ts";
import { listQueued, undoDecisions } from "./queue-decision.ts";
import { findSummary } from "./summary.ts";

/** Routes for admins to list withdrawals and decide on them. */
export async function adminWithdrawalRoutes(api: FastifyInstance): Promise<void> {
  const currency = api.environment.CURRENCY;
  const cipher = createPayoutDetailsCipher(api.environment.PAYOUT_KEY);
  const access = "admin";
  const inputOf = <Decision>(request: FastifyRequest, decision: Decision) => ({
    decision,
    idempotencyKey: idempotencyKeyIfAny(request),
    batch: randomUUID(),
  });

  api.implement(adminListWithdrawals, { access }, async ({ query, request }) => {
    const viewer = identityOf(request).userId;
    const [{ rows, nextCursor }, totals] = await Promise.all([
      adminWithdrawalList.rows(api.database, query, { viewer, currency }),
      findTotals(api.database, query, currency),
    ]);
    return { data: rows, meta: { nextCursor, ...totals } };
  });

  api.implementExport(exportWithdrawals, {
    object: "withdrawal",
    columns: withdrawalColumns,
    page: (query, request) =>
      adminWithdrawalList.rows(api.database, query, { viewer: identityOf(request).userId, currency }),
  });

  api.implement(withdrawalCounts, { access }, async () => {
    return { data: { currency, stages: await countStages(api.database, currency) } };
  });

  api.implement(adminGetWithdrawal, { access }, async ({ params, request }) => {
    const withdrawal = await findAdminWithdrawal(api.database, params.id, identityOf(request).userId);
    if (!withdrawal) throw notFound();
    return { data: withdrawal };
  });

  api.implement(getWithdrawalEvidence, { access }, async ({ params }) => {
    const evidence = await findEvidence(api.database, cipher, params.id);
    if (!evidence) throw notFound();
    return { data: evidence };
  });

  api.implement(getDecisionNotice, { access }, async ({ params, query }) => {
    const notice = await previewNotice(api, params.id, query.action);
    if (!notice) throw notFound();
    return { data: notice };
  });

  api.implement(approveWithdrawal, { access }, async ({ params, request }) => {
    return { data: await decideWithdrawal(api, request, params.id, inputOf(request, { action: "approve" })) };
  });

  api.implement(rejectWithdrawal, { access }, async ({ params, body, request }) => {
    return {
      data: await decideWithdrawal(api, request, params.id, inputOf(request, { action: "reject", ...body })),
    };
  });

  api.implement(holdWithdrawal, { access }, async ({ params, body, request }) => {
    return {
      data: await decideWithdrawal(api, request, params.id, inputOf(request, { action: "hold", ...body })),
    };
  });

  api.implement(resumeWithdrawal, { access }, async ({ params, request }) => {
    return { data: await decideWithdrawal(api, request, params.id, inputOf(request, { action: "resume" })) };
  });

  api.implement(markWithdrawalPaid, { access }, async ({ params, body, request }) => {
    return {
      data: await decideWithdrawal(
        api,
        request,
        params.id,
        inputOf(request, { action: "mark-paid", ...body }),
      ),
    };
  });

  api.implement(failWithdrawal, { access }, async ({ params, body, request }) => {
    return {
      data: await decideWithdrawal(api, request, params.id, inputOf(request, { action: "fail", ...body })),
    };
  });

  api.implement(revealPayoutDetails, { access, perMinute: 30 }, async ({ params, request }) => {
    return { data: await revealDetails(api, request, cipher, params.id) };
  });

  api.implement(decideWithdrawals, { access }, async ({ body, request }) => {
    return { data: await decideEach(api, request, body.ids, inputOf(request, body.decision)) };
  });

  api.implement(listQueuedDecisions, { access }, async ({ request }) => {
    return { data: await listQueued(api.database, identityOf(request).userId, request.language) };
  });

  api.implement(undoQueuedDecisions, { access }, async ({ body, request }) => {
    return { data: { undone: await undoDecisions(api.database, identityOf(request).userId, body.ids) } };
  });

  api.implement(getAdminSummary, { access }, async () => {
    return { data: await findSummary(api.database, { currency, now: api.clock() }) };
  });
}
