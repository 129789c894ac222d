import type { FastifyInstance } from "fastify";
import {
  askDeviceLink,
  login as loginCall,
  register as registerCall,
  stepUp,
  useDeviceLink,
} from "#contract/auth.ts";
import { identityOf } from "../../plugins/identity.ts";
import { markProven } from "../sessions/repository.ts";
import { originOf } from "../../request-origin.ts";
import { confirmPassword } from "./confirm-password.ts";
import { deviceLinks } from "./device-links.ts";
import { login, register } from "./service.ts";

/** Ways in: login and registration. */
export async function accountRoutes(api: FastifyInstance): Promise<void> {
  const links = deviceLinks(api);

  api.implement(loginCall, { access: "anyone" }, async ({ body, request }) => ({
    data: await login(api, body, originOf(request), request.clientDevice),
  }));

  api.implement(registerCall, { access: "anyone", perMinute: 20 }, async ({ body, request }) => ({
    data: await register(api, body, originOf(request), request.clientDevice),
  }));

  api.implement(askDeviceLink, { access: "anyone" }, async ({ body, request }) => {
    await links.ask(body.email, request);
    return { data: null };
  });

  api.implement(useDeviceLink, { access: "anyone", perMinute: 20 }, async ({ body, request }) => {
    await links.use(body.token, request.clientDevice);
    return { data: null };
  });

  api.implement(stepUp, { access: "signed-in" }, async ({ body, request }) => {
    const { userId, sessionId } = identityOf(request);
    await confirmPassword(api, userId, body.password);
    await markProven(api.database, sessionId, api.clock());
    return { data: null };
  });
}
