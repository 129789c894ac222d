import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { authenticate } from "../plugins/identity.ts";
import { Problem } from "../problem.ts";
import { roleMark } from "./live-sessions.ts";
import type { ClientSocket } from "./socket-server.ts";

const auth = z.object({ token: z.string().min(1).max(4096) });

/** An error with a stable key for the client's `connect_error`. */
class HandshakeError extends Error {
  readonly data: { key: string };

  constructor(key: string) {
    super(key);
    this.data = { key };
  }
}

/**
 * Accepts a socket only with a realtime token of a valid session (W1). The token is sent in the handshake's
 * `auth` and never in the URL, because URLs are stored in logs. `limit` counts a user's handshakes.
 */
export async function acceptHandshake(
  app: FastifyInstance,
  socket: ClientSocket,
  limit: ((userId: string) => Promise<void>) | undefined,
): Promise<void> {
  const authData = auth.safeParse(socket.handshake.auth);
  // Deleted, because a process sends the handshake data of its sockets to other processes that count sockets.
  socket.handshake.auth = {};
  if (!authData.success) throw new HandshakeError("unauthenticated");
  try {
    // The limit is checked before any database query.
    const verified = limit && (await app.tokens.verify(authData.data.token, "realtime", app.clock()));
    if (verified?.ok) await limit?.(verified.subject.userId);
    const { userId, sessionId, role, roleVersion } = await authenticate(app, authData.data.token, "realtime");
    socket.data = { userId, sessionId, role: roleMark(role, roleVersion), connectedAt: Date.now() };
  } catch (error) {
    if (error instanceof Problem) throw new HandshakeError(error.key);
    app.log.error({ err: error }, "socket handshake failed");
    throw new HandshakeError("unavailable");
  }
}
