import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { listUnread } from "../modules/notifications/service.ts";
import { handleClientEvents } from "./client-events.ts";
import { acceptHandshake } from "./handshake.ts";
import { createHandshakeLimit } from "./handshake-limit.ts";
import type { Realtime } from "./realtime.ts";
import { createRedisFanOut } from "./redis-fan-out.ts";
import { watchSessions } from "./session-watch.ts";
import { disconnectOldest } from "./socket-limit.ts";
import {
  createSocketServer,
  roomOfSession,
  roomOfUser,
  type ClientSocket,
  type SocketServer,
} from "./socket-server.ts";
import { createPerUserLimits } from "./per-user-limits.ts";

/** Adds live delivery: `app.realtime` and its sockets. */
export const sockets = fp(function sockets(app) {
  const io = createSocketServer(app.server, app.environment);
  const fanOut = app.redis && createRedisFanOut(app.redis, app.log);
  if (fanOut) io.adapter(fanOut.adapter);

  app.decorate("realtime", createRealtime(io));
  const limit = app.environment.REQUESTS_PER_MINUTE === 0 ? undefined : createHandshakeLimit();
  io.use((socket, next) => void acceptHandshake(app, socket, limit).then(() => next(), next));
  const perUserLimits = createPerUserLimits();
  io.on("connection", (socket) => {
    const { limits, leave } = perUserLimits.join(socket.data.userId);
    socket.once("disconnect", leave);
    handleClientEvents(app, socket, limits);
    void joinRooms(app, io, socket);
  });

  const stopWatching = watchSessions(app, io);
  app.addHook("preClose", async () => {
    stopWatching();
    io.local.disconnectSockets(true);
    io.engine.close();
    fanOut?.close();
  });
});

function createRealtime(io: SocketServer): Realtime {
  return {
    deliver: (userId, event, message) => {
      // The event map guarantees the type of the message. Socket.IO's types don't preserve it.
      (io.to(roomOfUser(userId)).emit as (name: string, value: unknown) => boolean)(event, message);
    },
    disconnectSession: (sessionId) => io.in(roomOfSession(sessionId)).disconnectSockets(true),
    disconnectUser: (userId) => io.in(roomOfUser(userId)).disconnectSockets(true),
  };
}

/** Adds the socket to its rooms. Only the server can choose them. */
async function joinRooms(app: FastifyInstance, io: SocketServer, socket: ClientSocket): Promise<void> {
  const { userId, sessionId } = socket.data;
  try {
    await socket.join([roomOfUser(userId), roomOfSession(sessionId)]);
    await disconnectOldest(io, socket);
    const { notifications, unreadCount } = await listUnread(app, userId);
    socket.emit("unread_count", { type: "unread_count", count: unreadCount, unreadCount });
    socket.emit("notification_sync", { type: "notification_sync", notifications, unreadCount });
  } catch (error) {
    app.log.error({ err: error }, "socket could not be welcomed");
    socket.disconnect(true);
  }
}
