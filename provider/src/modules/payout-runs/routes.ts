import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  cancelPayoutRun,
  createPayoutRun,
  downloadPayoutFile,
  failPayoutItem,
  getPayoutRun,
  previewPayoutRun,
  releasePayoutRun,
  removePayoutItem,
  returnPayoutItem,
  sendPayoutRun,
  settlePayoutRun,
} from "#contract/payout-runs/payout-runs.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { createPayoutDetailsCipher } from "../payout-methods/cipher.ts";
import { viewTransfer } from "./transfers/by-hand.ts";
import { createRun } from "./create.ts";
import { downloadFile } from "./download.ts";
import { findRun, payoutItemList, payoutRunList } from "./list.ts";
import { previewRun } from "./preview.ts";
import { releaseRun } from "./release.ts";
import { createPayoutFileCipher } from "./cipher.ts";
import { cancelRun, recordFailedPayment, removeItem, sendRun, settleRun, applyRunStep } from "./steps.ts";

/** Routes for admins to pay approved withdrawals in runs. */
export async function payoutRunRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";
  const cipher = createPayoutDetailsCipher(api.environment.PAYOUT_KEY);
  const files = createPayoutFileCipher(api.environment.PAYOUT_KEY);
  const stepOf = (request: FastifyRequest, id: string, body: unknown) => ({
    id,
    body,
    idempotencyKey: idempotencyKeyIfAny(request),
  });

  api.implementList(payoutRunList, { access }, identityOf);
  api.implementList(payoutItemList, { access });

  api.implement(getPayoutRun, { access }, async ({ params, request }) => {
    const run = await findRun(api.database, params.id, identityOf(request).userId);
    if (!run) throw notFound();
    const isByFile = run.profile !== "api";
    const hasDemoBank = api.environment.SEED === "demo" && run.state === "sent" && isByFile;
    const transfer = await viewTransfer(api.database, run.id, api.clock());
    return { data: { ...run, hasDemoBank, transfer } };
  });

  api.implement(previewPayoutRun, { access, perMinute: 60 }, async ({ query, request }) => {
    const viewer = identityOf(request).userId;
    const context = { cipher, currency: api.environment.CURRENCY, at: api.clock(), viewer };
    return { data: await previewRun(api.database, query, context) };
  });

  api.implement(createPayoutRun, { access }, async ({ body, request }) => {
    const idempotencyKey = idempotencyKeyIfAny(request);
    return { data: await createRun(api, request, { cipher, input: body, idempotencyKey }) };
  });

  api.implement(removePayoutItem, { access }, async ({ params, body, request }) => ({
    data: await applyRunStep(api, request, {
      ...stepOf(request, params.id, body),
      name: "remove-item",
      run: (action, draft) => removeItem(action, draft, body.withdrawalId),
    }),
  }));

  api.implement(releasePayoutRun, { access }, async ({ params, request }) => ({
    data: await applyRunStep(api, request, {
      ...stepOf(request, params.id, null),
      name: "release",
      run: (action, draft) => releaseRun(action, api, draft, { cipher, files }),
    }),
  }));

  api.implement(sendPayoutRun, { access }, async ({ params, request }) => ({
    data: await applyRunStep(api, request, {
      ...stepOf(request, params.id, null),
      name: "send",
      run: (action, run) => sendRun(action, api, run),
    }),
  }));

  api.implement(cancelPayoutRun, { access }, async ({ params, request }) => ({
    data: await applyRunStep(api, request, {
      ...stepOf(request, params.id, null),
      name: "cancel",
      run: (action, run) => cancelRun(action, api, run),
    }),
  }));

  api.implement(settlePayoutRun, { access }, async ({ params, body, request }) => ({
    data: await applyRunStep(api, request, {
      ...stepOf(request, params.id, body),
      name: "settle",
      run: (action, run) => settleRun(action, api, run, body.paymentReference),
    }),
  }));

  api.implement(failPayoutItem, { access }, async ({ params, body, request }) => ({
    data: await applyRunStep(api, request, {
      ...stepOf(request, params.id, body),
      name: "fail-item",
      run: (action, run) => recordFailedPayment(action, api, run, { ...body, event: "bounce" }),
    }),
  }));

  api.implement(returnPayoutItem, { access }, async ({ params, body, request }) => ({
    data: await applyRunStep(api, request, {
      ...stepOf(request, params.id, body),
      name: "return-item",
      run: (action, run) => recordFailedPayment(action, api, run, { ...body, event: "return" }),
    }),
  }));

  api.implement(downloadPayoutFile, { access, perMinute: 30 }, async ({ params, request }) => ({
    data: await downloadFile(api, request, files, params.id),
  }));
}
