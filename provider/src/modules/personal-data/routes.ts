import type { FastifyInstance } from "fastify";
import {
  requestDeletion as askCall,
  getDeletion,
  cancelDeletion as undoCall,
} from "#contract/accounts/personal-data.ts";
import { identityOf } from "../../plugins/identity.ts";
import { originOf } from "../../request-origin.ts";
import { requestDeletion, deletionOf, cancelDeletion } from "./deletion.ts";

/** Routes for the deletion of a member's account. */
export async function personalDataRoutes(api: FastifyInstance): Promise<void> {
  const access = "signed-in";

  api.implement(getDeletion, { access }, async ({ request }) => ({
    data: await deletionOf(api.database, identityOf(request).userId),
  }));
  api.implement(askCall, { access }, async ({ request }) => {
    return { data: await requestDeletion(api, identityOf(request).userId, originOf(request)) };
  });
  api.implement(undoCall, { access }, async ({ request }) => ({
    data: await cancelDeletion(api, identityOf(request).userId, originOf(request)),
  }));
}
