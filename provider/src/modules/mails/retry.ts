import type { FastifyInstance, FastifyRequest } from "fastify";
import { mail as answer, type Mail } from "#contract/mails.ts";
import { inTransaction } from "../../database/unit-of-work.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound, Problem } from "../../problem.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { holdAdmin } from "../admin-withdrawals/hold-admin.ts";
import { once } from "../idempotency/once.ts";
import { findMail, lockMail, reviveMail } from "./repository.ts";
import { toMail } from "./view.ts";

/**
 * Gives a dead letter all its tries again, from now on, and says so in the activity log. Of two admins at
 * once the second is refused; the same form sent again (`key`) gets its first answer (reliability M2).
 * @throws Problem 404; 403 `forbidden` when no admin any more; 409 `mail_not_dead`; and as `once` does
 */
export async function retry(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  key: string | undefined,
): Promise<Mail> {
  const { userId, email } = identityOf(request);
  const at = app.clock();
  return inTransaction(
    app.database,
    async (unit) => {
      const { tx } = unit;
      const dead = await lockMail(tx, id);
      if (!dead) throw notFound();
      await holdAdmin(tx, userId);
      const call = { userId, route: `POST /v1/admin/mails/${dead.id}/retry`, key, body: null, at };
      return once(tx, call, answer, async () => {
        if (dead.state !== "dead") throw new Problem(409, "mail_not_dead");
        await reviveMail(tx, dead.id, at);
        const revived = toMail((await findMail(tx, dead.id))!);
        await recordActivity(unit, {
          ...{ at, request, actor: { userId, email } },
          action: "mail.retry",
          object: { type: "mail", id: dead.id, label: revived.subject },
          before: { state: dead.state, attempts: dead.attempts },
          after: { state: revived.state, attempts: revived.attempts },
        });
        return revived;
      });
    },
    (error) => request.log.error({ err: error }, "an effect of trying a mail again failed"),
  );
}
