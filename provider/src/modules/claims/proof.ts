import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { getClaimProof } from "#contract/claims/admin-claims.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { findProof } from "./admin-repository.ts";

/**
 * Returns the proof of a claim, and records this in the activity log. Without the log row, no file is returned.
 * @throws Problem 404; 403 `forbidden` if the user is no longer an admin
 */
export async function openProof(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
): Promise<z.input<(typeof getClaimProof)["data"]>> {
  return adminAction(app, request, {
    lock: ({ tx }) => findProof(tx, id),
    async run({ log }, claim) {
      const object = { type: "claim", id, label: claim.orderNumber };
      await log({ action: "claim.proof", object, before: null, after: null });
      const { contentType, content } = claim.proof;
      return { contentType, content: Buffer.from(content).toString("base64") };
    },
  });
}
