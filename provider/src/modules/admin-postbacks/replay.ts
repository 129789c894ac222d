import type { FastifyInstance, FastifyRequest } from "fastify";
import { postbackEvent, type PostbackEvent } from "#contract/admin-postbacks.ts";
import { inTransaction } from "../../database/unit-of-work.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound, Problem } from "../../problem.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { holdAdmin } from "../admin-withdrawals/hold-admin.ts";
import { once } from "../idempotency/once.ts";
import { findEvent, lockEvent, reviveEvent } from "../postbacks/repository.ts";
import { toPostbackEvent } from "./view.ts";

/**
 * Lets a report in quarantine be read once more, and says so in the activity log: it is applied as it would
 * have been, whenever that was. Of two admins at once the second is refused; the same form sent again (`key`)
 * gets its first answer (reliability M2).
 * @throws Problem 404; 403 `forbidden` when no admin any more; 409 `postback_not_in_quarantine`; and as `once` does
 */
export async function replay(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  key: string | undefined,
): Promise<PostbackEvent> {
  const { userId, email } = identityOf(request);
  const at = app.clock();
  return inTransaction(
    app.database,
    async (unit) => {
      const { tx } = unit;
      const event = await lockEvent(tx, id);
      if (!event) throw notFound();
      await holdAdmin(tx, userId);
      const call = { userId, route: `POST /v1/admin/postbacks/${event.id}/replay`, key, body: null, at };
      return once(tx, call, postbackEvent, async () => {
        if (event.state !== "quarantined") throw new Problem(409, "postback_not_in_quarantine");
        await reviveEvent(tx, event.id, at);
        await recordActivity(unit, {
          ...{ at, request, actor: { userId, email } },
          action: "postback.replay",
          object: { type: "postback", id: event.id, label: event.transactionId },
          before: { state: event.state, reason: event.reason },
          after: { state: "received" },
        });
        unit.afterCommit(() => app.postbackBell.ring());
        return toPostbackEvent((await findEvent(tx, event.id))!);
      });
    },
    (error) => request.log.error({ err: error }, "an effect of reading a report again failed"),
  );
}
