import { io, type Socket } from "socket.io-client";
import type { ServerEvents } from "#contract/realtime/realtime.ts";
import { forEachConcurrently, monotonicTime } from "./gauge.ts";
import { serve } from "./remote.ts";

const handshakesAtOnce = 50;
/** Milliseconds after which a message counts as lost. Far more than any delivery takes. */
const timeout = 30_000;

type Arrived = Parameters<ServerEvents["new_notification"]>[0];

const sockets: Socket<ServerEvents>[] = [];
let arrivals = 0;
let expectedCount = Infinity;
let onAll: () => void = () => undefined;
/** By subject of a notification, its arrival time, and the resolver of a call that waits for it. */
const arrivalTimes = new Map<string, number>();
const resolvers = new Map<string, (at: number) => void>();

function arrive({ notification: { paymentTrackingId: about } }: Arrived): void {
  arrivals += 1;
  if (about) {
    arrivalTimes.set(about, monotonicTime());
    resolvers.get(about)?.(monotonicTime());
  }
  if (arrivals === expectedCount) onAll();
}

async function open(origin: string, token: string): Promise<void> {
  const options = { transports: ["websocket"], auth: { token }, forceNew: true, reconnection: false };
  const socket: Socket<ServerEvents> = io(origin, options);
  socket.on("new_notification", arrive);
  await new Promise<void>((resolve, reject) => {
    // The provider sends this first. From here on the member receives every notification.
    socket.once("notification_sync", () => resolve());
    socket.once("connect_error", reject);
  });
  sockets.push(socket);
}

/**
 * Connects the members' sockets, in its own process so that reading doesn't take processor time from the
 * server.
 */
export const crowd = serve({
  /** Opens a socket for each token and returns the connections per second. */
  async connect({ origin, tokens }: { origin: string; tokens: string[] }): Promise<number> {
    const startedAt = monotonicTime();
    await forEachConcurrently(tokens, handshakesAtOnce, (token) => open(origin, token));
    return tokens.length / ((monotonicTime() - startedAt) / 1_000);
  },
  held: () => sockets.filter((socket) => socket.connected).length,
  /** Starts to count down from `count` expected notifications. */
  expect(count: number): void {
    arrivals = 0;
    expectedCount = count;
  },
  /** Returns when the last expected notification arrived. Throws if more arrive than expected. */
  async allArrived(): Promise<number> {
    if (arrivals < expectedCount) await withTimeLimit(new Promise<void>((resolve) => (onAll = resolve)));
    const at = monotonicTime();
    if (arrivals !== expectedCount) throw new Error(`${arrivals} notifications instead of ${expectedCount}`);
    return at;
  },
  /** Returns when the notification about a subject arrived. */
  arrivalOf(subject: string): number | Promise<number> {
    return (
      arrivalTimes.get(subject) ??
      withTimeLimit(new Promise<number>((resolve) => resolvers.set(subject, resolve)))
    );
  },
  leave(): void {
    for (const socket of sockets.splice(0)) socket.disconnect();
  },
});

function withTimeLimit<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`lost: ${arrivals} of ${expectedCount} arrived`)),
      timeout,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
