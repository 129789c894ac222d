import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { getClaimProof } from "#contract/admin-claims.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { findProof } from "./admin-repository.ts";

/**
 * Hands out the proof of a claim, and says so in the activity log; no file without the log row.
 * @throws Problem 404; 403 `forbidden` when no admin any more
 */
export async function openProof(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
): Promise<z.input<(typeof getClaimProof)["data"]>> {
  return adminAction(app, request, {
    lock: ({ tx }) => findProof(tx, id),
    async run({ log }, found) {
      const object = { type: "claim", id, label: found.orderNumber };
      await log({ action: "claim.proof", object, before: null, after: null });
      const { contentType, content } = found.proof;
      return { contentType, content: Buffer.from(content).toString("base64") };
    },
  });
}
