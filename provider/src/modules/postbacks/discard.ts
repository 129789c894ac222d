import type { FastifyInstance, FastifyRequest } from "fastify";
import { postbackDetails, type PostbackDetails } from "#contract/networks/admin-postbacks.ts";
import { Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { discardEvent, lockEvent } from "./repository.ts";
import { discardAction, findPostback } from "./admin-repository.ts";

interface DiscardInput {
  id: string;
  reason: string;
  idempotencyKey: string | undefined;
}

/**
 * Discards a report in quarantine permanently. It stays stored unchanged, so that the same bytes sent again
 * count as a copy. The activity log records who did it and why. If two admins do so concurrently, the second is
 * refused. A repeated submission (`key`) gets the first answer (M2).
 * @throws Problem 404; 403 `forbidden` if the user is no longer an admin; 409 `postback_not_in_quarantine`; and
 * as `once` does
 */
export async function discard(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, reason, idempotencyKey }: DiscardInput,
): Promise<PostbackDetails> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockEvent(tx, id),
    once: (event) => ({
      route: `POST /v1/admin/postbacks/${event.id}/discard`,
      key: idempotencyKey,
      body: { reason },
      response: postbackDetails,
    }),
    async run({ tx, at, log }, event) {
      if (event.state !== "quarantined") throw new Problem(409, "postback_not_in_quarantine");
      await discardEvent(tx, event.id, at);
      await log({
        action: discardAction,
        object: { type: "postback", id: event.id, label: event.transactionId },
        before: { state: event.state },
        after: { state: "discarded", reason },
      });
      return (await findPostback(tx, event.id))!;
    },
  });
}
