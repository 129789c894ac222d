import type { FastifyInstance } from "fastify";
import * as calls from "#contract/notifications/notifications.ts";
import { identityOf } from "../../plugins/identity.ts";
import { changeSome, restoreDeleted } from "./change-many.ts";
import { getOne, listPage, markEveryRead, markOneRead } from "./service.ts";

/** Routes for notifications: list, read one, and change one or several. */
export async function notificationRoutes(api: FastifyInstance): Promise<void> {
  api.implement(calls.listNotifications, { access: "signed-in" }, async ({ query, request }) => {
    const { notifications, ...counts } = await listPage(api, identityOf(request).userId, query);
    return { data: notifications, meta: { page: query.page, limit: query.limit, ...counts } };
  });

  api.implement(calls.getNotification, { access: "signed-in" }, async ({ params, request }) => {
    return { data: await getOne(api, identityOf(request).userId, params.id) };
  });

  api.implement(calls.markNotificationRead, { access: "signed-in" }, async ({ params, request }) => {
    return { data: await markOneRead(api, identityOf(request).userId, params.id) };
  });

  api.implement(calls.markAllNotificationsRead, { access: "signed-in" }, async ({ request }) => {
    return { data: await markEveryRead(api, identityOf(request).userId) };
  });

  api.implement(calls.deleteNotification, { access: "signed-in" }, async ({ params, request }) => {
    const { userId } = identityOf(request);
    const { deletion } = await changeSome(api, userId, { change: "delete", ids: [params.id] });
    return { data: { deletion } };
  });

  api.implement(calls.changeNotifications, { access: "signed-in" }, async ({ body, request }) => {
    return { data: await changeSome(api, identityOf(request).userId, body) };
  });

  api.implement(calls.restoreNotifications, { access: "signed-in" }, async ({ body, request }) => {
    return { data: await restoreDeleted(api, identityOf(request).userId, body.deletion) };
  });
}
