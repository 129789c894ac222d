import { vi } from "vitest";
import type { Acknowledgement } from "#contract/realtime.ts";
import type { DashboardCalls, LoadAnswer } from "~/features/notifications/dashboard-calls";
import { InboxKeeper, type Signal } from "~/features/notifications/inbox-keeper";
import type { Emit, SocketListeners } from "~/features/notifications/realtime-link";
import { aNotification } from "./inbox";

export const first = aNotification("first", { createdAt: "2025-01-02T10:00:00.000Z" });
export const second = aNotification("second", { createdAt: "2025-01-01T10:00:00.000Z" });

/** A keeper on a link and a dashboard that say what a test has them say. */
export function setUpKeeper() {
  const world = {
    answer: { notifications: [first, second], unreadCount: 2 } as LoadAnswer,
    acknowledgement: { ok: true } as Acknowledgement,
    patchSucceeds: true,
    emitted: [] as Emit[],
    patched: [] as string[],
    signals: [] as Signal[],
    listeners: undefined as SocketListeners | undefined,
  };
  const load = vi.fn(async () => world.answer);
  async function patch(what: string) {
    world.patched.push(what);
    return world.patchSucceeds;
  }
  const calls: DashboardCalls = {
    load,
    fetchHandshake: async () => ({ origin: "https://provider.test", token: "token" }),
    markRead: (id) => patch(`read ${id}`),
    markAllRead: () => patch("read all"),
    remove: (id) => patch(`delete ${id}`),
  };
  const keeper = new InboxKeeper({
    calls,
    openSocket(_, listeners) {
      world.listeners = listeners;
      return {
        async emit(emit) {
          world.emitted.push(emit);
          return world.acknowledgement;
        },
        close: () => undefined,
      };
    },
    publish: () => undefined,
    signal: (signal) => world.signals.push(signal),
    known: { status: "connecting" },
  });
  const unread = () => keeper.feed.inbox?.unread.map((one) => one.id);
  return { keeper, world, load, unread };
}

/** Starts a keeper, up to the link being live, before anything came over it. */
export async function startLive(parts: ReturnType<typeof setUpKeeper>) {
  parts.keeper.start();
  await vi.advanceTimersByTimeAsync(0);
  parts.world.listeners?.connected();
  await vi.advanceTimersByTimeAsync(0);
  parts.load.mockClear();
}
