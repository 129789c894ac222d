import type { FastifyInstance } from "fastify";
import {
  beginServiceLogin as beginCall,
  logInWithService as logInCall,
} from "#contract/accounts/connected-services.ts";
import { originOf } from "../../request-origin.ts";
import { beginServiceLogin, logInWithService } from "./service-login.ts";

/** Routes to log in with a connected service. */
export async function serviceLoginRoutes(api: FastifyInstance): Promise<void> {
  api.implement(beginCall, { access: "anyone", perMinute: 60, during: "always" }, async ({ body }) => ({
    data: await beginServiceLogin(api, body.service),
  }));
  api.implement(
    logInCall,
    { access: "anyone", perMinute: 20, during: "always" },
    async ({ body, request }) => ({
      data: await logInWithService(api, body, { origin: originOf(request), device: request.clientDevice }),
    }),
  );
}
