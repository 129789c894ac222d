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
import { createSecrecy } from "../payout-methods/secrecy.ts";
import { viewTransfer } from "./transfers/by-hand.ts";
import { createRun } from "./create.ts";
import { downloadFile } from "./download.ts";
import { findRun, payoutItemList, payoutRunList } from "./list.ts";
import { previewRun } from "./preview.ts";
import { releaseRun } from "./release.ts";
import { createFileSecrecy } from "./secrecy.ts";
import { cancelRun, recordFailedPayment, removeItem, sendRun, settleRun, applyRunStep } from "./steps.ts";

/** Routes for admins to pay approved withdrawals in runs. */
export async function payoutRunRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";
  const secrecy = createSecrecy(api.environment.PAYOUT_KEY);
  const files = createFileSecrecy(api.environment.PAYOUT_KEY);
  const stepOf = (request: FastifyRequest, id: string, body: unknown) => ({
    id,
    body,
    key: idempotencyKeyIfAny(request),
  });

  api.implementList(payoutRunList, { access }, identityOf);
  api.implementList(payoutItemList, { access });

  api.implement(getPayoutRun, { access }, async ({ params, request }) => {
    const found = await findRun(api.database, params.id, identityOf(request).userId);
    if (!found) throw notFound();
    const isByFile = found.profile !== "api";
    const hasDemoBank = api.environment.SEED === "demo" && found.state === "sent" && isByFile;
    const transfer = await viewTransfer(api.database, found.id, api.clock());
    return { data: { ...found, hasDemoBank, transfer } };
  });

  api.implement(previewPayoutRun, { access, perMinute: 60 }, async ({ query, request }) => {
    const viewer = identityOf(request).userId;
    const context = { secrecy, currency: api.environment.CURRENCY, at: api.clock(), viewer };
    return { data: await previewRun(api.database, query, context) };
  });

  api.implement(createPayoutRun, { access }, async ({ body, request }) => {
    const key = idempotencyKeyIfAny(request);
    return { data: await createRun(api, request, { secrecy, input: body, key }) };
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
      run: (action, draft) => releaseRun(action, api, draft, { secrecy, files }),
    }),
  }));

  api.implement(sendPayoutRun, { access }, async ({ params, request }) => ({
    data: await applyRunStep(api, request, {
      ...stepOf(request, params.id, null),
      name: "send",
      run: (action, found) => sendRun(action, api, found),
    }),
  }));

  api.implement(cancelPayoutRun, { access }, async ({ params, request }) => ({
    data: await applyRunStep(api, request, {
      ...stepOf(request, params.id, null),
      name: "cancel",
      run: (action, found) => cancelRun(action, api, found),
    }),
  }));

  api.implement(settlePayoutRun, { access }, async ({ params, body, request }) => ({
    data: await applyRunStep(api, request, {
      ...stepOf(request, params.id, body),
      name: "settle",
      run: (action, found) => settleRun(action, api, found, body.paymentReference),
    }),
  }));

  api.implement(failPayoutItem, { access }, async ({ params, body, request }) => ({
    data: await applyRunStep(api, request, {
      ...stepOf(request, params.id, body),
      name: "fail-item",
      run: (action, found) => recordFailedPayment(action, api, found, { ...body, event: "bounce" }),
    }),
  }));

  api.implement(returnPayoutItem, { access }, async ({ params, body, request }) => ({
    data: await applyRunStep(api, request, {
      ...stepOf(request, params.id, body),
      name: "return-item",
      run: (action, found) => recordFailedPayment(action, api, found, { ...body, event: "return" }),
    }),
  }));

  api.implement(downloadPayoutFile, { access, perMinute: 30 }, async ({ params, request }) => ({
    data: await downloadFile(api, request, files, params.id),
  }));
}
