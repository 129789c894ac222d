import type { ServerEvents } from "#contract/realtime/realtime.ts";

type Message<E extends keyof ServerEvents> = Parameters<ServerEvents[E]>[0];

/**
 * The interface of the socket server for modules. Its functions affect the sockets of all processes, never
 * throw, and return without waiting.
 */
export interface Realtime {
  /** Sends an event to all sockets of one user. */
  deliver: <E extends keyof ServerEvents>(userId: string, event: E, message: Message<E>) => void;
  /** Disconnects the sockets of one session, after a log-out or revocation. */
  disconnectSession: (sessionId: string) => void;
  /** Disconnects all sockets of a user, after a suspension or a change of role or password. */
  disconnectUser: (userId: string) => void;
}

declare module "fastify" {
  interface FastifyInstance {
    realtime: Realtime;
  }
}
