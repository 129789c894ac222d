import type { FastifyInstance } from "fastify";
import {
  changeNotifications,
  deleteNotification,
  getNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  restoreNotifications,
} from "#contract/notifications.ts";
import { identityOf } from "../../plugins/identity.ts";
import { changeSome, restoreDeleted } from "./change-many.ts";
import { getOne, listPage, markEveryRead, markOneRead } from "./service.ts";

/** The notification calls: the list, one notification, and those that change several. */
export async function notificationRoutes(api: FastifyInstance): Promise<void> {
  api.implement(listNotifications, { access: "signed-in" }, async ({ query, request }) => {
    const { notifications, ...counts } = await listPage(api, identityOf(request).userId, query);
    return { data: notifications, meta: { page: query.page, limit: query.limit, ...counts } };
  });

  api.implement(getNotification, { access: "signed-in" }, async ({ params, request }) => {
    return { data: await getOne(api, identityOf(request).userId, params.id) };
  });

  api.implement(markNotificationRead, { access: "signed-in" }, async ({ params, request }) => {
    return { data: await markOneRead(api, identityOf(request).userId, params.id) };
  });

  api.implement(markAllNotificationsRead, { access: "signed-in" }, async ({ request }) => {
    return { data: await markEveryRead(api, identityOf(request).userId) };
  });

  api.implement(deleteNotification, { access: "signed-in" }, async ({ params, request }) => {
    const { userId } = identityOf(request);
    const { deletion } = await changeSome(api, userId, { change: "delete", ids: [params.id] });
    return { data: { deletion } };
  });

  api.implement(changeNotifications, { access: "signed-in" }, async ({ body, request }) => {
    return { data: await changeSome(api, identityOf(request).userId, body) };
  });

  api.implement(restoreNotifications, { access: "signed-in" }, async ({ body, request }) => {
    return { data: await restoreDeleted(api, identityOf(request).userId, body.deletion) };
  });
}
