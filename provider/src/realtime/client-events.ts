import type { FastifyInstance } from "fastify";
import { z } from "zod";
import {
  deleteNotificationPayload,
  getNotificationsPayload,
  markAsReadPayload,
  type Acknowledgement,
  type ClientEvents,
} from "#contract/realtime/realtime.ts";
import { changeSome } from "../modules/notifications/change-many.ts";
import { listPage, markEveryRead, markOneRead } from "../modules/notifications/service.ts";
import { toProblem } from "../plugins/error-handler.ts";
import { Problem } from "../problem.ts";
import { createEmitLimit } from "./emit-limit.ts";
import type { ClientSocket } from "./socket-server.ts";
import type { UserLimits } from "./per-user-limits.ts";

const noPayload = z.unknown();

/**
 * Handles a client's events. Payloads are validated. The work runs with the rights of the socket's user, one
 * event at a time. Refusals are acknowledged with a stable key.
 */
export function handleClientEvents(app: FastifyInstance, socket: ClientSocket, limits: UserLimits): void {
  const { userId } = socket.data;
  limitEmits(socket, limits);

  handleEvent("mark_as_read", markAsReadPayload, ({ notificationId }) =>
    markOneRead(app, userId, notificationId),
  );
  handleEvent("mark_all_as_read", noPayload, () => markEveryRead(app, userId));
  handleEvent("delete_notification", deleteNotificationPayload, ({ notificationId }) =>
    changeSome(app, userId, { change: "delete", ids: [notificationId] }),
  );
  handleEvent("get_notifications", getNotificationsPayload.prefault({}), async (page) => {
    const { notifications, unreadCount } = await listPage(app, userId, page);
    const count = notifications.length;
    socket.emit("notifications_list", { type: "notifications_list", notifications, count, unreadCount });
  });

  function handleEvent<S extends z.ZodType>(
    event: keyof ClientEvents,
    schema: S,
    handle: (payload: z.output<S>) => Promise<unknown>,
  ): void {
    async function respond(...eventArguments: unknown[]) {
      const acknowledge = acknowledgementOf(eventArguments);
      try {
        const [first] = eventArguments;
        const payload = schema.safeParse(typeof first === "function" ? undefined : first);
        if (!payload.success) throw new Problem(400, "validation_failed");
        await limits.serially(() => handle(payload.data));
        acknowledge({ ok: true });
      } catch (error) {
        if (!(error instanceof Problem)) app.log.error({ err: error, event }, "socket event failed");
        acknowledge({ ok: false, key: toProblem(error).key });
      }
    }
    socket.on(event, respond);
  }
}

function limitEmits(socket: ClientSocket, limits: UserLimits): void {
  const takeEvent = createEmitLimit(limits.take);
  socket.use((packet, next) => {
    const verdict = takeEvent();
    if (verdict === "pass") return next();
    if (verdict === "disconnect") socket.disconnect(true);
    acknowledgementOf(packet)({ ok: false, key: "rate_limited" });
  });
}

/**
 * Returns the acknowledgement callback that the client sent as the last argument; a function that does nothing
 * if there is none.
 */
function acknowledgementOf(eventArguments: unknown[]): (acknowledgement: Acknowledgement) => void {
  const callback = eventArguments.at(-1);
  return typeof callback === "function"
    ? (acknowledgement) => void callback(acknowledgement)
    : () => undefined;
}
