import type { FastifyInstance } from "fastify";
import { identityOf } from "../../plugins/identity.ts";
import { securityEventList } from "./list.ts";

/** Routes for an account's own security log. */
export async function securityEventRoutes(api: FastifyInstance): Promise<void> {
  api.implementList(securityEventList, { access: "signed-in" }, (request) => ({
    userId: identityOf(request).userId,
  }));
}
