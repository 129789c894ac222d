import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Acknowledgement } from "#contract/realtime/realtime.ts";
import {
  RealtimeConnection,
  type Handshake,
  type ConnectionStatus,
  type SocketListeners,
} from "~/features/notifications/connection/realtime-connection";

interface FakeSocket {
  handshake: Handshake;
  listeners: SocketListeners;
  isClosed: boolean;
}

function setUp(
  fetchHandshake?: () => Promise<Handshake | undefined>,
  emit: () => Promise<Acknowledgement> = async () => ({ ok: true }),
) {
  const sockets: FakeSocket[] = [];
  const statuses: ConnectionStatus[] = [];
  const errors: string[] = [];
  const warnings: string[] = [];
  let tokens = 0;
  const link = new RealtimeConnection({
    fetchHandshake:
      fetchHandshake ?? (async () => ({ origin: "https://provider.test", token: `token-${(tokens += 1)}` })),
    openSocket(handshake, listeners) {
      const socket: FakeSocket = { handshake, listeners, isClosed: false };
      sockets.push(socket);
      return { emit, close: () => void (socket.isClosed = true) };
    },
    onStatus: (status) => statuses.push(status),
    onMessage: () => undefined,
    onError: (detail) => errors.push(detail),
    warn: (text) => warnings.push(text),
  });
  const lastListeners = () => sockets.at(-1)!.listeners;
  return { link, sockets, statuses, errors, warnings, last: lastListeners };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an answering socket is live", async () => {
  const { link, statuses, last } = setUp();
  link.start();
  await settle();
  last().connected();
  expect(statuses).toEqual(["connecting", "live"]);
});

describe("token", () => {
  test("without one it doesn't connect and logs a warning", async () => {
    const { link, sockets, warnings } = setUp(async () => undefined);
    link.start();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sockets).toHaveLength(0);
    expect(warnings).toHaveLength(1);
    expect(link.status).toBe("off");
  });

  test("every attempt requests a fresh one", async () => {
    const { link, sockets, last } = setUp();
    link.start();
    await settle();
    last().failed("refused");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets.map((socket) => socket.handshake.token)).toEqual(["token-1", "token-2"]);
  });
});

describe("reconnect", () => {
  test("tries after 1, 2, 4, 8 and 16 s, then gives up with a message", async () => {
    const { link, sockets, errors, last } = setUp();
    link.start();
    await settle();
    last().connected();
    last().dropped();
    for (const [index, seconds] of [1, 2, 4, 8, 16].entries()) {
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(sockets, `not before ${seconds} s`).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(sockets, `after ${seconds} s`).toHaveLength(index + 2);
      last().failed("xhr poll error");
    }
    expect(link.status).toBe("exhausted");
    expect(errors).toEqual(["xhr poll error", "Failed to reconnect after maximum attempts"]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sockets).toHaveLength(6);
  });

  test("a failed token request is one of the attempts", async () => {
    const fetchHandshake = vi.fn(async () => Promise.reject(new Error("502")));
    const { link, errors } = setUp(fetchHandshake);
    link.start();
    await vi.advanceTimersByTimeAsync(31_000);
    expect(fetchHandshake).toHaveBeenCalledTimes(6);
    expect(errors).toEqual(["502", "Failed to reconnect after maximum attempts"]);
  });

  test("a stable connection resets the number of attempts", async () => {
    const { link, sockets, last } = setUp();
    link.start();
    await settle();
    last().failed("down");
    await vi.advanceTimersByTimeAsync(1_000);
    last().failed("down");
    await vi.advanceTimersByTimeAsync(2_000);
    last().connected();
    await vi.advanceTimersByTimeAsync(30_000);
    last().dropped();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets).toHaveLength(4);
  });

  test("W5 six devices replacing each other give up instead of alternating forever", async () => {
    const { link, sockets, last } = setUp();
    link.start();
    await settle();
    for (const seconds of [1, 2, 4, 8, 16]) {
      last().connected();
      last().dropped();
      await vi.advanceTimersByTimeAsync(seconds * 1000);
    }
    last().connected();
    last().dropped();
    expect(link.status).toBe("exhausted");
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sockets).toHaveLength(6);
  });

  test("doesn't reconnect after its own disconnect", async () => {
    const { link, sockets, last } = setUp();
    link.start();
    await settle();
    last().connected();
    const { dropped } = last();
    link.stop();
    dropped();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
    expect(sockets[0]?.isClosed).toBe(true);
    expect(link.status).toBe("off");
  });

  test("its own disconnect cancels a waiting timer", async () => {
    const { link, sockets, last } = setUp();
    link.start();
    await settle();
    last().dropped();
    link.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });

  test("a token arriving after its own disconnect opens nothing", async () => {
    const waitingResolvers: ((handshake: Handshake) => void)[] = [];
    const { link, sockets } = setUp(() => new Promise((resolve) => waitingResolvers.push(resolve)));
    link.start();
    link.stop();
    waitingResolvers[0]?.({ origin: "https://provider.test", token: "late" });
    await settle();
    expect(sockets).toHaveLength(0);
  });

  test("Retry after giving up tries at once and gets five attempts again", async () => {
    const { link, sockets, last } = setUp();
    link.start();
    await settle();
    for (const seconds of [1, 2, 4, 8, 16]) {
      last().failed("down");
      await vi.advanceTimersByTimeAsync(seconds * 1000);
    }
    last().failed("down");
    link.retry();
    await settle();
    expect(sockets).toHaveLength(7);
    last().failed("down");
    expect(link.status).toBe("retrying");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets).toHaveLength(8);
  });
});

describe("when the visitor returns from sleep or on another network", () => {
  const message = { type: "unread_count", count: 0, unreadCount: 0 };

  test.each([
    ["nothing", undefined, "retrying"],
    ["a message instead", message, "live"],
  ])("a live connection that answers the check with %s", async (_, reply, status) => {
    let rejectCheck: (error: Error) => void = () => undefined;
    const { link, last } = setUp(undefined, () => new Promise((_resolve, reject) => (rejectCheck = reject)));
    link.start();
    await settle();
    last().connected();
    link.check();
    if (reply) last().received(reply);
    rejectCheck(new Error("operation has timed out"));
    await settle();
    expect(link.status).toBe(status);
  });

  test("a connection that gave up tries again five times without a second message", async () => {
    const { link, sockets, errors, last } = setUp();
    link.start();
    await settle();
    for (let visit = 0; visit < 2; visit += 1) {
      for (const seconds of [1, 2, 4, 8, 16]) {
        last().failed("down");
        await vi.advanceTimersByTimeAsync(seconds * 1000);
      }
      last().failed("down");
      expect(link.status).toBe("exhausted");
      link.check();
      await settle();
    }
    expect(sockets).toHaveLength(13);
    expect(errors).toEqual(["down", "Failed to reconnect after maximum attempts"]);
  });

  test("a disconnected connection stays disconnected", async () => {
    const { link, sockets } = setUp();
    link.check();
    await settle();
    expect(sockets).toHaveLength(0);
    expect(link.status).toBe("off");
  });
});

test("reports a connection error once per outage", async () => {
  const { link, errors, last } = setUp();
  link.start();
  await settle();
  last().failed("first");
  await vi.advanceTimersByTimeAsync(1_000);
  last().failed("second");
  await vi.advanceTimersByTimeAsync(2_000);
  last().connected();
  last().dropped();
  await vi.advanceTimersByTimeAsync(4_000);
  last().failed("third");
  expect(errors).toEqual(["first", "third"]);
});

test("ignores messages of an abandoned attempt", async () => {
  const { link, sockets, last } = setUp();
  link.start();
  await settle();
  const first = last();
  first.failed("down");
  await vi.advanceTimersByTimeAsync(1_000);
  last().connected();
  first.dropped();
  expect(link.status).toBe("live");
  expect(sockets[1]?.isClosed).toBe(false);
});

test("emits nothing while offline", async () => {
  const { link } = setUp();
  await expect(link.emit({ event: "mark_all_as_read" })).rejects.toThrow("offline");
});
