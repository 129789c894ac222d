import type { FastifyInstance, FastifyRequest } from "fastify";
import { postbackEvent, type PostbackEvent } from "#contract/networks/admin-postbacks.ts";
import { Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { findEvent, lockEvent, requeueEvent } from "./repository.ts";
import { toPostbackEvent } from "./view.ts";

/**
 * Processes a report in quarantine again, and records this in the activity log. It is applied as it would have
 * been at the time. If it was held because of a similar purchase, the two purchases now count as different. If
 * two admins do so concurrently, the second is refused. A repeated submission (`key`) gets the first answer
 * (M2).
 * @throws Problem 404; 403 `forbidden` if the user is no longer an admin; 409 `postback_not_in_quarantine`; and
 * as `once` does
 */
export async function replayEvents(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  idempotencyKey: string | undefined,
): Promise<PostbackEvent> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockEvent(tx, id),
    once: (event) => ({
      route: `POST /v1/admin/postbacks/${event.id}/replay`,
      key: idempotencyKey,
      body: null,
      response: postbackEvent,
    }),
    async run({ tx, at, log, afterCommit }, event) {
      if (event.state !== "quarantined") throw new Problem(409, "postback_not_in_quarantine");
      await requeueEvent(tx, event, at);
      await log({
        action: "postback.replay",
        object: { type: "postback", id: event.id, label: event.transactionId },
        before: { state: event.state, reason: event.reason },
        after: { state: "received" },
      });
      afterCommit(() => app.postbackSignal.wake());
      return toPostbackEvent((await findEvent(tx, event.id))!);
    },
  });
}
