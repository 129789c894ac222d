import type { FastifyInstance } from "fastify";
import { findLiveSessions } from "./live-sessions.ts";
import type { ClientSocket, SocketServer } from "./socket-server.ts";

// In milliseconds. A quarter of the promised second, because a busy process may run the check late.
const interval = 250;

/**
 * Disconnects sockets whose session has ended or expired, or whose user was suspended or has another role or a
 * changed one (W2). Logging out and similar actions disconnect sockets immediately. This check covers all other
 * changes within a second, with one query for all sockets of this process. Returns a function that stops the
 * checks.
 */
export function watchSessions(app: FastifyInstance, io: SocketServer): () => void {
  let isChecking = false;
  async function checkSessions() {
    const sockets = [...io.sockets.sockets.values()];
    if (isChecking || sockets.length === 0) return;
    isChecking = true;
    try {
      await disconnectEnded(app, sockets);
    } catch (error) {
      app.log.error({ err: error }, "sessions of sockets could not be checked");
    } finally {
      isChecking = false;
    }
  }
  const timer = setInterval(() => void checkSessions(), interval);
  return () => clearInterval(timer);
}

async function disconnectEnded(app: FastifyInstance, sockets: ClientSocket[]): Promise<void> {
  const sessionIds = [...new Set(sockets.map((socket) => socket.data.sessionId))];
  const roles = await findLiveSessions(app.database, sessionIds, app.clock());
  for (const socket of sockets) {
    if (roles.get(socket.data.sessionId) !== socket.data.role) socket.disconnect(true);
  }
}
