import { io, type Socket } from "socket.io-client";
import type { ServerEvents } from "#contract/realtime.ts";
import { eachOf, moment } from "./gauge.ts";
import { serve } from "./remote.ts";

const handshakesAtOnce = 50;
/** Nothing here takes so long; what is lost must not be waited for. */
const timeout = 30_000;

type Arrived = Parameters<ServerEvents["new_notification"]>[0];

const sockets: Socket<ServerEvents>[] = [];
let arrivals = 0;
let wanted = Infinity;
let onAll: () => void = () => undefined;
/** When the notification about something arrived, or the one that waits for it. */
const seen = new Map<string, number>();
const waiting = new Map<string, (at: number) => void>();

function arrive({ notification: { paymentTrackingId: about } }: Arrived): void {
  arrivals += 1;
  if (about) {
    seen.set(about, moment());
    waiting.get(about)?.(moment());
  }
  if (arrivals === wanted) onAll();
}

async function open(origin: string, token: string): Promise<void> {
  const options = { transports: ["websocket"], auth: { token }, forceNew: true, reconnection: false };
  const socket: Socket<ServerEvents> = io(origin, options);
  socket.on("new_notification", arrive);
  await new Promise<void>((resolve, reject) => {
    // What the provider sends first: from here on a member misses nothing.
    socket.once("notification_sync", () => resolve());
    socket.once("connect_error", reject);
  });
  sockets.push(socket);
}

/** Members' sockets, in a process of their own: reading what is sent must not cost the server's time. */
export const crowd = serve({
  /** Opens a socket for each token; answers how many a second. */
  async connect({ origin, tokens }: { origin: string; tokens: string[] }): Promise<number> {
    const began = moment();
    await eachOf(tokens, handshakesAtOnce, (token) => open(origin, token));
    return tokens.length / ((moment() - began) / 1_000);
  },
  held: () => sockets.filter((socket) => socket.connected).length,
  /** The next `count` notifications are looked forward to; resolves at once. */
  expect(count: number): void {
    arrivals = 0;
    wanted = count;
  },
  /** When the last expected notification arrived; more than expected is a mistake as well. */
  async allArrived(): Promise<number> {
    if (arrivals < wanted) await within(new Promise<void>((resolve) => (onAll = resolve)));
    const at = moment();
    if (arrivals !== wanted) throw new Error(`${arrivals} notifications instead of ${wanted}`);
    return at;
  },
  /** When the notification about this arrived. */
  arrivalOf(about: string): number | Promise<number> {
    return seen.get(about) ?? within(new Promise<number>((resolve) => waiting.set(about, resolve)));
  },
  leave(): void {
    for (const socket of sockets.splice(0)) socket.disconnect();
  },
});

function within<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`lost: ${arrivals} of ${wanted} arrived`)), timeout);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
