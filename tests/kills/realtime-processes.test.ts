import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { explainMissingPostgres } from "../support/databases/databases.ts";
import { notifyUser } from "../support/notifications/notifications.ts";
import { startProviderPair } from "../support/programs/provider-pair.ts";
import { redisMissing } from "../support/databases/redis.ts";
import { printCoverage, repetitions } from "../support/programs/repetitions.ts";
import { connectSocket, realtimeTokenOf } from "../support/proxies/sockets.ts";

const skipReason = (await explainMissingPostgres()) ?? (await redisMissing());

describe.skipIf(skipReason)(`two providers on PostgreSQL and Redis ${skipReason ?? ""}`, () => {
  let pair: Awaited<ReturnType<typeof startProviderPair>>;

  beforeAll(async () => {
    pair = await startProviderPair();
  });
  afterAll(() => pair.close());

  async function openOn(index: 0 | 1, user: { accessToken: string }) {
    const { provider, origin } = pair.instances[index];
    const socket = await connectSocket(origin, await realtimeTokenOf(provider, user));
    await socket.seen("notification_sync");
    return socket;
  }

  test("a notification caused on one process arrives at a socket on the other", async () => {
    const member = await pair.instances[0].provider.signUp();
    const socket = await openOn(1, member);
    await notifyUser(pair.instances[0].provider, member.userId);
    const [message] = await socket.seen("new_notification");
    expect(message).toMatchObject({ unreadCount: 1, notification: { user: member.userId } });
    socket.close();
  });

  test("marking on one process updates sockets on the other", async () => {
    const member = await pair.instances[0].provider.signUp();
    const [here, there] = [await openOn(0, member), await openOn(1, member)];
    await here.ask("mark_all_as_read");
    expect(await there.seen("bulk_notifications_read")).toHaveLength(1);
    for (const socket of [here, there]) socket.close();
  });

  test("W2 disconnects a session's and a user's sockets in all processes", async () => {
    const [first, second] = [
      await pair.instances[0].provider.signUp(),
      await pair.instances[0].provider.signUp(),
    ];
    const [a, b, c] = [await openOn(1, first), await openOn(1, second), await openOn(0, second)];
    const { realtime, tokens, clock } = pair.instances[0].provider.app;
    const verified = await tokens.verify(first.accessToken, "api", clock());
    if (verified.ok) realtime.disconnectSession(verified.subject.sessionId);
    expect(await a.ended()).toBe("io server disconnect");
    expect(b.socket.connected).toBe(true);
    expect(c.socket.connected).toBe(true);
    realtime.disconnectUser(second.userId);
    expect(await Promise.all([b.ended(), c.ended()])).toEqual([
      "io server disconnect",
      "io server disconnect",
    ]);
  });

  test("W5 limits a user to five sockets across processes, replacing the oldest", async () => {
    const member = await pair.instances[0].provider.signUp();
    const sockets = [];
    for (const index of [0, 1, 0, 1, 0, 1] as const) sockets.push(await openOn(index, member));
    expect(await sockets[0]!.ended()).toBe("io server disconnect");
    expect(sockets.slice(1).every((socket) => socket.socket.connected)).toBe(true);
    for (const socket of sockets) socket.close();
  });

  test(
    "W3 200 users, 10 events each, caused on both processes: none misrouted, none lost",
    { timeout: 300_000 },
    async () => {
      const users = 200;
      const rounds = repetitions({ ci: 10, long: 50 });
      const { instances } = pair;
      const open = await mapInTens(
        Array.from({ length: users }, (_, number) => number),
        async (number) => {
          const member = await instances[0].provider.signUp();
          return { member, socket: await openOn(number % 2 === 0 ? 0 : 1, member) };
        },
      );
      const events = Array.from({ length: users * rounds }, (_, event) => ({
        number: event % users,
        round: Math.floor(event / users),
      }));
      await mapInTens(events, async ({ number, round }) => {
        const { provider } = instances[(number + round) % 3 === 0 ? 0 : 1];
        await notifyUser(provider, open[number]!.member.userId, `store ${number}.${round};`);
      });
      for (const { socket } of open) await socket.seen("new_notification", rounds);
      // Makes one more round trip per socket, by which time a stray event would have arrived.
      await mapInTens(open, ({ socket }) => socket.ask("get_notifications"));
      let misrouted = 0;
      for (const [number, { member, socket }] of open.entries()) {
        const messages = await socket.seen("new_notification");
        const stores = messages.map(
          ({ notification }) => /store (\d+\.\d+);/.exec(notification.description)?.[1],
        );
        misrouted += messages.filter(({ notification }) => notification.user !== member.userId).length;
        expect(stores.toSorted()).toEqual(
          Array.from({ length: rounds }, (_, round) => `${number}.${round}`).toSorted(),
        );
        socket.close();
      }
      expect(misrouted).toBe(0);
      printCoverage(`W3: ${users} users, ${events.length} events over two processes, ${misrouted} misrouted`);
    },
  );
});

/** Runs ten workers that each take the next item. Results are in the order of the items. */
async function mapInTens<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const remaining = [...items.entries()].toReversed();
  async function worker() {
    for (let next = remaining.pop(); next; next = remaining.pop()) results[next[0]] = await work(next[1]);
  }
  await Promise.all(Array.from({ length: 10 }, worker));
  return results;
}
