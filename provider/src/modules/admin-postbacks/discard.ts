import type { FastifyInstance, FastifyRequest } from "fastify";
import { openedPostback, type OpenedPostback } from "#contract/admin-postbacks.ts";
import { inTransaction } from "../../database/unit-of-work.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound, Problem } from "../../problem.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { holdAdmin } from "../admin-withdrawals/hold-admin.ts";
import { once } from "../idempotency/once.ts";
import { lockEvent, settleEvent } from "../postbacks/repository.ts";
import { discardAction, findOpened } from "./repository.ts";

interface Asked {
  id: string;
  reason: string;
  key: string | undefined;
}

/**
 * Puts a report in quarantine aside for good; it stays as it came, and the same bytes sent again are a copy
 * of it. Who did it and why is the activity log's. Of two admins at once the second is refused; the same form
 * sent again (`key`) gets its first answer (reliability M2).
 * @throws Problem 404; 403 `forbidden` when no admin any more; 409 `postback_not_in_quarantine`; and as `once` does
 */
export async function discard(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, reason, key }: Asked,
): Promise<OpenedPostback> {
  const { userId, email } = identityOf(request);
  const at = app.clock();
  return inTransaction(
    app.database,
    async (unit) => {
      const { tx } = unit;
      const event = await lockEvent(tx, id);
      if (!event) throw notFound();
      await holdAdmin(tx, userId);
      const call = {
        userId,
        route: `POST /v1/admin/postbacks/${event.id}/discard`,
        key,
        body: { reason },
        at,
      };
      return once(tx, call, openedPostback, async () => {
        if (event.state !== "quarantined") throw new Problem(409, "postback_not_in_quarantine");
        await settleEvent(tx, event.id, { state: "discarded", processedAt: at });
        await recordActivity(unit, {
          ...{ at, request, actor: { userId, email } },
          action: discardAction,
          object: { type: "postback", id: event.id, label: event.transactionId },
          before: { state: event.state },
          after: { state: "discarded", reason },
        });
        return (await findOpened(tx, event.id))!;
      });
    },
    (error) => request.log.error({ err: error }, "an effect of discarding a report failed"),
  );
}
