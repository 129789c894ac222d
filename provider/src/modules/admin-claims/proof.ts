import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { getClaimProof } from "#contract/admin-claims.ts";
import { inTransaction } from "../../database/unit-of-work.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { holdAdmin } from "../admin-withdrawals/hold-admin.ts";
import { findProof } from "./repository.ts";

/**
 * Hands out the proof of a claim, and says so in the activity log; no file without the log row (design §4
 * Administration).
 * @throws Problem 404; 403 `forbidden` when no admin any more
 */
export async function openProof(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
): Promise<z.input<(typeof getClaimProof)["data"]>> {
  const { userId: adminId, email } = identityOf(request);
  return inTransaction(
    app.database,
    async (unit) => {
      const found = await findProof(unit.tx, id);
      if (!found) throw notFound();
      await holdAdmin(unit.tx, adminId);
      await recordActivity(unit, {
        ...{ at: app.clock(), request, actor: { userId: adminId, email } },
        action: "claim.proof",
        object: { type: "claim", id, label: found.orderNumber },
        ...{ before: null, after: null },
      });
      const { contentType, content } = found.proof;
      return { contentType, content: Buffer.from(content).toString("base64") };
    },
    (error) => request.log.error({ err: error }, "an effect of opening a proof failed"),
  );
}
