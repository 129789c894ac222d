import type { FastifyInstance, FastifyRequest } from "fastify";
import { mail as response, type Mail } from "#contract/notifications/mails.ts";
import { Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { findMail, lockMail, requeueMail } from "./repository.ts";
import { toMail } from "./view.ts";

/**
 * Resets the attempts of a dead letter and records this in the activity log. If two admins do so concurrently,
 * the second is refused. A repeated submission (`key`) gets the first answer (M2).
 * @throws Problem 404; 403 `forbidden` if the user is no longer an admin; 409 `mail_not_dead`; and as `once`
 * does
 */
export async function retryDeadMail(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  idempotencyKey: string | undefined,
): Promise<Mail> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockMail(tx, id),
    once: (failedMail) => ({
      route: `POST /v1/admin/mails/${failedMail.id}/retry`,
      key: idempotencyKey,
      body: null,
      response,
    }),
    async run({ tx, at, log }, failedMail) {
      if (failedMail.state !== "dead") throw new Problem(409, "mail_not_dead");
      await requeueMail(tx, failedMail.id, at);
      const requeued = toMail((await findMail(tx, failedMail.id))!);
      await log({
        action: "mail.retry",
        object: { type: "mail", id: failedMail.id, label: requeued.subject },
        before: { state: failedMail.state, attempts: failedMail.attempts },
        after: { state: requeued.state, attempts: requeued.attempts },
      });
      return requeued;
    },
  });
}
