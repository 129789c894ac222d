import type { FastifyInstance } from "fastify";
import { endSubscription, getMail, getSubscription, retryMail } from "#contract/notifications/mails.ts";
import { settableTypes } from "#contract/notifications/notification-types.ts";
import { maskedAddress } from "../../masked-address.ts";
import { notFound } from "../../problem.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { isOn } from "../notification-settings/defaults.ts";
import { changeSettings, findSettings } from "../notification-settings/repository.ts";
import { mailText } from "./compose.ts";
import { mailList } from "./list.ts";
import { findAddress, findMail } from "./repository.ts";
import { retryDeadMail } from "./retry.ts";
import { readUnsubscribeToken } from "./unsubscribe-token.ts";
import { toMail } from "./view.ts";

/** Routes for the admins' outbox, and for the unsubscribe links in mails. */
export async function mailRoutes(api: FastifyInstance): Promise<void> {
  acceptForms(api);

  api.implementList(mailList, { access: "admin" });

  api.implement(getMail, { access: "admin" }, async ({ params }) => {
    const mail = await findMail(api.database, params.id);
    if (!mail) throw notFound();
    return { data: { ...toMail(mail), text: mailText(api, mail) } };
  });

  api.implement(retryMail, { access: "admin" }, async ({ params, request }) => {
    return { data: await retryDeadMail(api, request, params.id, idempotencyKeyIfAny(request)) };
  });

  api.implement(getSubscription, { access: "anyone" }, async ({ params }) => {
    const userId = memberOf(params.token);
    const email = await findAddress(api.database, userId);
    if (email === undefined) throw notFound();
    const settings = await findSettings(api.database, userId);
    const isSubscribed = settableTypes.some((type) => isOn(settings, type, "email"));
    return { data: { email: maskedAddress(email), isSubscribed } };
  });

  api.implement(endSubscription, { access: "anyone" }, async ({ params }) => {
    const userId = memberOf(params.token);
    const channels = Object.fromEntries(settableTypes.map((type) => [type, { email: false }]));
    await changeSettings(api.database, userId, { channels }, api.clock());
    return { data: null };
  });

  function memberOf(token: string): string {
    const userId = readUnsubscribeToken(api.environment.TOKEN_SECRET, token);
    if (!userId) throw notFound();
    return userId;
  }
}

/**
 * Mail programs send a form with the request (RFC 8058). It is ignored, as the URL contains everything needed.
 */
function acceptForms(api: FastifyInstance): void {
  const types = ["application/x-www-form-urlencoded", "multipart/form-data"];
  api.addContentTypeParser(types, { parseAs: "buffer" }, (_request, _body, done) => done(null, undefined));
}
