import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { io, type Socket } from "socket.io-client";
import { serverEventNames } from "#contract/realtime/realtime-event-names.ts";
import type { Acknowledgement, ClientEvents, ServerEvents } from "#contract/realtime/realtime.ts";
import type { TestProvider, TestUser } from "../programs/provider.ts";

type EventName = keyof ServerEvents;
type Message<E extends EventName> = Parameters<ServerEvents[E]>[0];
type AnyMessage = { [E in EventName]: Message<E> }[EventName];

/** Makes a test provider listen on a free port and returns its origin. */
export async function listen({ app }: TestProvider): Promise<string> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Returns a socket token for this user, for the session of their access token. */
export async function realtimeTokenOf(
  { app }: TestProvider,
  user: Pick<TestUser, "accessToken">,
): Promise<string> {
  const verified = await app.tokens.verify(user.accessToken, "api", app.clock());
  if (!verified.ok) throw new Error("The user's access token does not hold");
  return app.tokens.sign("realtime", verified.subject, app.clock());
}

export type TestSocket = Awaited<ReturnType<typeof connectSocket>>;

/** Opens a socket that records everything it receives. Rejects with the server's reason when refused. */
export async function connectSocket(
  origin: string,
  token: string | undefined,
  transports = ["websocket"],
  extraHeaders: Record<string, string> = {},
) {
  const socket: Socket<ServerEvents, ClientEvents> = io(origin, {
    transports,
    extraHeaders,
    auth: token === undefined ? {} : { token },
    forceNew: true,
    reconnection: false,
  });
  const received: AnyMessage[] = [];
  const waiters = new Set<() => void>();
  for (const name of serverEventNames) {
    socket.on(name, (message: AnyMessage) => {
      received.push(message);
      for (const look of waiters) look();
    });
  }
  const closed = new Promise<string>((resolve) => socket.once("disconnect", resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", (error) => reject(error));
  });
  return {
    socket,
    received,
    /** Resolves with the reason when the connection ends, or with "still open" after a minute. */
    ended: () => Promise.race([closed, setTimeout(60_000, "still open", { ref: false })]),
    close: () => socket.disconnect(),
    /** Resolves with an event's messages as soon as there are at least `atLeast` of them. */
    seen<E extends EventName>(name: E, atLeast = 1): Promise<Message<E>[]> {
      return new Promise((resolve) => {
        function load() {
          const messages = received.filter((message): message is Message<E> => message.type === name);
          if (messages.length < atLeast) return;
          waiters.delete(load);
          resolve(messages);
        }
        waiters.add(load);
        load();
      });
    },
    /** Emits any event, also one the contract doesn't allow, and returns the acknowledgement. */
    async ask(event: string, ...payload: unknown[]): Promise<Acknowledgement> {
      const emit = socket.timeout(60_000).emitWithAck.bind(socket.timeout(60_000)) as (
        ...parts: unknown[]
      ) => Promise<Acknowledgement>;
      return emit(event, ...payload);
    },
  };
}
