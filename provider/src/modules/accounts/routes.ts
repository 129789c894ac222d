import type { FastifyInstance } from "fastify";
import {
  requestDeviceLink,
  login as loginCall,
  register as registerCall,
  stepUp,
  redeemDeviceLink,
} from "#contract/accounts/auth.ts";
import { identityOf } from "../../plugins/identity.ts";
import { markProven } from "../sessions/repository.ts";
import { originOf } from "../../request-origin.ts";
import { createLinkMailing } from "./link-mailing.ts";
import { confirmPassword } from "./confirm-password.ts";
import { openWithDeviceLink } from "./device-links.ts";
import { login, registerMember } from "./service.ts";

/** Routes for login and registration. */
export async function accountRoutes(api: FastifyInstance): Promise<void> {
  api.implement(loginCall, { access: "anyone", during: "always" }, async ({ body, request }) => ({
    data: await login(api, body, originOf(request), request.clientDevice),
  }));

  api.implement(registerCall, { access: "anyone", perMinute: 20 }, async ({ body, request }) => {
    await registerMember(api, body, originOf(request), request.clientDevice);
    return { data: null };
  });

  const mailLink = createLinkMailing(api, "known_device");
  api.implement(requestDeviceLink, { access: "anyone" }, async ({ body, request, reply }) => {
    await mailLink({ email: body.email, request, reply });
    return { data: null };
  });

  api.implement(redeemDeviceLink, { access: "anyone", perMinute: 20 }, async ({ body, request }) => {
    await openWithDeviceLink(api, body.token, request.clientDevice);
    return { data: null };
  });

  api.implement(stepUp, { access: "signed-in", during: "always" }, async ({ body, request }) => {
    const { userId, sessionId } = identityOf(request);
    await confirmPassword(api, userId, body.password);
    await markProven(api.database, sessionId, api.clock());
    return { data: null };
  });
}
