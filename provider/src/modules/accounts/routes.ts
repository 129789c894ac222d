import type { FastifyInstance } from "fastify";
import { login as loginCall, register as registerCall } from "#contract/auth.ts";
import { originOf } from "../sessions/service.ts";
import { login, register } from "./service.ts";

/** Ways in: login and registration (specification §7, design §4). */
export async function accountRoutes(api: FastifyInstance): Promise<void> {
  api.implement(loginCall, { access: "anyone" }, async ({ body, request }) => ({
    data: await login(api, body, originOf(request)),
  }));

  api.implement(registerCall, { access: "anyone", perMinute: 20 }, async ({ body, request }) => ({
    data: await register(api, body, originOf(request)),
  }));
}
