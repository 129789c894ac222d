import type { FastifyInstance } from "fastify";
import {
  deleteNotification,
  getNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from "#contract/notifications.ts";
import { identityOf } from "../../plugins/identity.ts";
import { deleteOne, getOne, listPage, markEveryRead, markOneRead } from "./service.ts";

/** The specification's notification calls (§7) with the two of design §4. */
export async function notificationRoutes(api: FastifyInstance): Promise<void> {
  api.implement(listNotifications, { access: "signed-in" }, async ({ query, request }) => {
    const { notifications, total, unreadCount } = await listPage(api, identityOf(request).userId, query);
    return { data: notifications, meta: { page: query.page, limit: query.limit, total, unreadCount } };
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
    await deleteOne(api, identityOf(request).userId, params.id);
    return { data: null };
  });
}
