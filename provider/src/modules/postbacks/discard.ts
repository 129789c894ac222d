import type { FastifyInstance, FastifyRequest } from "fastify";
import { openedPostback, type OpenedPostback } from "#contract/admin-postbacks.ts";
import { Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { discardEvent, lockEvent } from "./repository.ts";
import { discardAction, findOpened } from "./admin-repository.ts";

interface DiscardInput {
  id: string;
  reason: string;
  key: string | undefined;
}

/**
 * Puts a report in quarantine aside for good; it stays as it came, and the same bytes sent again are a copy
 * of it. Who did it and why is the activity log's. Of two admins at once the second is refused; the same form
 * sent again (`key`) gets its first answer (M2).
 * @throws Problem 404; 403 `forbidden` when no admin any more; 409 `postback_not_in_quarantine`; and as `once` does
 */
export async function discard(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, reason, key }: DiscardInput,
): Promise<OpenedPostback> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockEvent(tx, id),
    once: (event) => ({
      route: `POST /v1/admin/postbacks/${event.id}/discard`,
      key,
      body: { reason },
      answer: openedPostback,
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
      return (await findOpened(tx, event.id))!;
    },
  });
}
