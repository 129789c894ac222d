import { vi } from "vitest";
import type { Acknowledgement } from "#contract/realtime/realtime.ts";
import type { DashboardCalls, LoadResult } from "~/features/notifications/connection/dashboard-calls";
import { NotificationStore, type Signal } from "~/features/notifications/store/notification-store";
import type { Emit, SocketListeners } from "~/features/notifications/connection/realtime-connection";
import { createNotification } from "./inbox";

export const first = createNotification("first", { createdAt: "2025-01-02T10:00:00.000Z" });
export const second = createNotification("second", { createdAt: "2025-01-01T10:00:00.000Z" });

/** Creates a store with a fake connection and a fake dashboard that tests control. */
export function setUpKeeper() {
  const world = {
    loadResult: { notifications: [first, second], unreadCount: 2 } as LoadResult,
    acknowledgement: { ok: true } as Acknowledgement,
    patchSucceeds: true,
    emitted: [] as Emit[],
    patched: [] as string[],
    signals: [] as Signal[],
    /** Called after each change of the feed. */
    onPublish: (): unknown => undefined,
    listeners: undefined as SocketListeners | undefined,
  };
  const load = vi.fn(async () => world.loadResult);
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
  const store = new NotificationStore({
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
    publish: () => world.onPublish(),
    signal: (signal) => world.signals.push(signal),
    initialFeed: { status: "connecting" },
  });
  const unread = () => store.feed.inbox?.unread.map((one) => one.id);
  return { store, world, load, unread };
}

/** Starts a store whose connection is live but hasn't delivered anything yet. */
export async function startLive(parts: ReturnType<typeof setUpKeeper>) {
  parts.store.start();
  await vi.advanceTimersByTimeAsync(0);
  parts.world.listeners?.connected();
  await vi.advanceTimersByTimeAsync(0);
  parts.load.mockClear();
}
