import type { FastifyInstance } from "fastify";
import { reportUnknownLogin as reportCall } from "#contract/accounts/auth.ts";
import { undoEmailChange as undoCall } from "#contract/text/email.ts";
import { originOf } from "../../request-origin.ts";
import { reportUnknownLogin, undoEmailChange } from "./recover.ts";

/** Routes with which owners recover their account by a mailed link. */
export async function accountRecoveryRoutes(api: FastifyInstance): Promise<void> {
  api.implement(undoCall, { access: "anyone", perMinute: 20 }, async ({ body, request }) => {
    await undoEmailChange(api, body.token, originOf(request));
    return { data: null };
  });

  api.implement(reportCall, { access: "anyone", perMinute: 20 }, async ({ body, request }) => {
    await reportUnknownLogin(api, body.token, originOf(request));
    return { data: null };
  });
}
