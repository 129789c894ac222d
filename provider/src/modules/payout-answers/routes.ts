import type { FastifyInstance } from "fastify";
import {
  applyPayoutAnswer,
  getPayoutAnswer,
  listPayoutAnswers,
  maxAnswerBodySize,
  uploadPayoutAnswer,
} from "#contract/payout-runs/payout-answers.ts";
import { sendToDemoBank } from "#contract/payout-runs/demo-bank.ts";
import { identityOf } from "../../plugins/identity.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { createFileSecrecy } from "../payout-runs/secrecy.ts";
import { answerByDemoBank } from "./demo-bank.ts";
import { applyAnswer, showAnswer, uploadAnswer } from "./import.ts";
import { newestAnswers } from "./repository.ts";
import { toAnswer } from "./view.ts";

const maxListed = 20;

/** Routes for the answers of banks and payment services to payout runs. */
export async function payoutAnswerRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";
  const context = {
    files: createFileSecrecy(api.environment.PAYOUT_KEY),
    isStatusEnough: api.environment.PAYOUT_PROOF === "status",
  };

  api.implement(listPayoutAnswers, { access }, async () => ({
    data: (await newestAnswers(api.database, maxListed)).map(toAnswer),
  }));
  const limits = { access, bodyLimit: maxAnswerBodySize + 1024, perMinute: 20 } as const;
  api.implement(uploadPayoutAnswer, limits, async ({ body, request }) => ({
    data: await uploadAnswer(api, request, context, body),
  }));
  api.implement(getPayoutAnswer, { access, perMinute: 60 }, async ({ params, request }) => ({
    data: await showAnswer(api, params.id, { ...context, viewer: identityOf(request).userId }),
  }));
  api.implement(applyPayoutAnswer, { access, perMinute: 20 }, async ({ params, request }) => ({
    data: await applyAnswer(api, request, { ...context, ...params, key: idempotencyKeyIfAny(request) }),
  }));
  api.implement(sendToDemoBank, { access, perMinute: 20 }, async ({ params, body, request }) => ({
    data: await answerByDemoBank(api, request, {
      files: context.files,
      ...params,
      ...body,
      key: idempotencyKeyIfAny(request),
    }),
  }));
}
