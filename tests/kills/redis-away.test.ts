import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Connection } from "#provider/database/engine/connection.ts";
import { openRedis } from "#provider/redis.ts";
import { openMemoryDatabase } from "../support/databases/databases.ts";
import { notifyUser } from "../support/notifications/notifications.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../support/programs/provider.ts";
import { redisAddress, redisMissing } from "../support/databases/redis.ts";
import { connectSocket, listen, realtimeTokenOf, type TestSocket } from "../support/proxies/sockets.ts";
import { startSwitchableProxy } from "../support/proxies/switchable-proxy.ts";

const skipReason = await redisMissing();

describe.skipIf(skipReason)(`without Redis ${skipReason ?? ""}`, () => {
  let connection: Connection;
  let proxy: Awaited<ReturnType<typeof startSwitchableProxy>>;
  const redises: Awaited<ReturnType<typeof openRedis>>[] = [];
  const providers: TestProvider[] = [];
  const origins: string[] = [];

  beforeAll(async () => {
    const { hostname, port } = new URL(redisAddress);
    proxy = await startSwitchableProxy({ host: hostname, port: Number(port || 6379) });
    connection = await openMemoryDatabase();
    for (let count = 0; count < 2; count += 1) {
      const redis = await openRedis(`redis://127.0.0.1:${proxy.port}`);
      redis.on("error", () => undefined);
      redises.push(redis);
      const provider = await startTestProvider({ connection, redis });
      providers.push(provider);
      origins.push(await listen(provider));
    }
  });
  afterAll(async () => {
    for (const provider of providers) await provider.close();
    for (const redis of redises) redis.disconnect();
    await proxy.close();
    await connection.close();
  });

  async function openOn(index: number, user: TestUser): Promise<TestSocket> {
    const socket = await connectSocket(origins[index]!, await realtimeTokenOf(providers[index]!, user));
    await socket.seen("notification_sync");
    return socket;
  }

  test("each process serves its own sockets while Redis is away, and all sockets afterwards", async () => {
    const member = await providers[0]!.signUp();
    const [here, there] = [await openOn(0, member), await openOn(1, member)];
    await vi.waitFor(async () => {
      await notifyUser(providers[0]!, member.userId, "before");
      expect(there.received.some((message) => message.type === "new_notification")).toBe(true);
    }, 10_000);

    const closed = redises.map((redis) => once(redis, "close"));
    proxy.cut();
    await Promise.all(closed);
    await notifyUser(providers[0]!, member.userId, "meanwhile");
    await vi.waitFor(() => expect(storesSeen(here)).toContain("meanwhile"), 10_000);
    const newSocket = await openOn(0, member);
    await notifyUser(providers[0]!, member.userId, "still");
    await vi.waitFor(() => expect(storesSeen(newSocket)).toEqual(["still"]), 10_000);
    expect(storesSeen(there)).not.toContain("meanwhile");

    proxy.restore();
    await vi.waitFor(
      async () => {
        await notifyUser(providers[0]!, member.userId, "after");
        expect(storesSeen(there)).toContain("after");
      },
      { timeout: 30_000, interval: 200 },
    );
    for (const socket of [here, there, newSocket]) socket.close();
  });
});

function storesSeen({ received }: TestSocket): (string | undefined)[] {
  return received.flatMap((message) =>
    message.type === "new_notification"
      ? [/tiền hoàn từ (\w+)/.exec(message.notification.description)?.[1]]
      : [],
  );
}
