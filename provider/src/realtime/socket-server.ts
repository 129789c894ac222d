import type { Server as HttpServer } from "node:http";
import { Server, type DefaultEventsMap, type Socket } from "socket.io";
import type { ClientEvents, ServerEvents } from "#contract/realtime/realtime.ts";
import type { Environment } from "../environment.ts";

/** The user of a socket, from its handshake. */
export interface SocketData {
  userId: string;
  sessionId: string;
  role: string;
  /** The time in milliseconds since 1970. A sixth socket of a user replaces the oldest. */
  connectedAt: number;
}
export type SocketServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
export type ClientSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;

export const roomOfUser = (userId: string) => `user:${userId}`;
export const roomOfSession = (sessionId: string) => `session:${sessionId}`;

/**
 * Creates Socket.IO on the provider's own HTTP server, at `/socket.io`. Connection state recovery is off,
 * because it could deliver events that one user missed to the next user of the browser.
 */
export function createSocketServer(
  server: HttpServer,
  { PUBLIC_ORIGIN }: Pick<Environment, "PUBLIC_ORIGIN">,
): SocketServer {
  return new Server(server, {
    cors: { origin: PUBLIC_ORIGIN, credentials: true },
    // CORS doesn't apply to WebSockets, so the origin is checked here. Browsers always send it.
    allowRequest: ({ headers: { origin } }, done) =>
      done(null, origin === undefined || PUBLIC_ORIGIN.includes(origin)),
    serveClient: false,
    maxHttpBufferSize: 16 * 1024,
    connectTimeout: 10_000,
  });
}
