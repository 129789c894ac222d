import type { FastifyInstance } from "fastify";
import {
  changeEmail,
  requestVerification,
  resendVerification,
  submitVerificationCode,
  verifyEmail,
} from "#contract/text/email.ts";
import { identityOf } from "../../plugins/identity.ts";
import { originOf } from "../../request-origin.ts";
import { requestEmailChange } from "./change-email.ts";
import { createLinkMailing } from "./link-mailing.ts";
import { confirmOwner } from "./confirm-owner.ts";
import { mailVerification, verifyWithCode, verifyWithLink } from "./verify-email.ts";

/** Routes to verify and change email addresses. */
export async function emailRoutes(api: FastifyInstance): Promise<void> {
  api.implement(verifyEmail, { access: "anyone", perMinute: 20 }, async ({ body, request }) => {
    await verifyWithLink(api, body.token, originOf(request));
    return { data: null };
  });

  api.implement(submitVerificationCode, { access: "signed-in" }, async ({ body, request }) => {
    await verifyWithCode(api, {
      identity: identityOf(request),
      code: body.code,
      origin: originOf(request),
    });
    return { data: null };
  });

  api.implement(changeEmail, { access: "signed-in" }, async ({ body, request }) => {
    const identity = identityOf(request);
    const owner = await confirmOwner(api, identity.userId, body);
    await requestEmailChange(api, identity, { email: body.email, owner, origin: originOf(request) });
    return { data: null };
  });

  api.implement(resendVerification, { access: "signed-in" }, async ({ request }) => {
    await mailVerification(api, identityOf(request));
    return { data: null };
  });

  const mailLink = createLinkMailing(api, "email_verification", ({ emailVerifiedAt }) => !emailVerifiedAt);
  api.implement(requestVerification, { access: "anyone" }, async ({ body, request, reply }) => {
    await mailLink({ email: body.email, request, reply });
    return { data: null };
  });
}
