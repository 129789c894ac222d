import type { ServerEvents } from "#contract/realtime.ts";

type Message<E extends keyof ServerEvents> = Parameters<ServerEvents[E]>[0];

/** What modules may ask of the socket server. Reaches every process; never throws, never waits. */
export interface Realtime {
  /** Sends an event to all sockets of one user. */
  deliver: <E extends keyof ServerEvents>(userId: string, event: E, message: Message<E>) => void;
  /** Ends the sockets of one login: logout, revocation. */
  disconnectSession: (sessionId: string) => void;
  /** Ends all sockets of a user: suspension, change of role or password. */
  disconnectUser: (userId: string) => void;
}

declare module "fastify" {
  interface FastifyInstance {
    realtime: Realtime;
  }
}
