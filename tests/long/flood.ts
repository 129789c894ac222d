import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { spawnBound } from "../support/programs/bound-process.ts";
import { openTestPostgres } from "../support/databases/databases.ts";
import { notifyUser } from "../support/notifications/notifications.ts";
import { startProviderProcess } from "../support/programs/provider-process.ts";
import { startTestProvider } from "../support/programs/provider.ts";
import { openTestRedis, redisAddress } from "../support/databases/redis.ts";
import { connectSocket, realtimeTokenOf, type TestSocket } from "../support/proxies/sockets.ts";
import type { Attack } from "./attack.ts";
import { addFinding, recordOutage } from "./tally.ts";

const socketsPerMember = 5;
const handshakesAtOnce = 40;
const timeout = 30_000;

/** One member floods while each member gets a notification, which must arrive once at each of their sockets. */
export const socketFlood: Attack = {
  what: "Sockets that hear what their member is told, once, beside a flood of one user",
  goal: 2_000,
  share: 6,
  startsOver: true,
  async run(turn, tally) {
    const database = await openTestPostgres();
    const redis = openTestRedis();
    const registry = await startTestProvider({ connection: database, redis: redis.redis });
    const provider = await startProviderProcess({
      DATABASE_URL: database.url,
      REDIS_URL: `${redisAddress}/0?keyPrefix=${redis.keyPrefix}`,
    });
    const members = [];
    for (let count = 0; count < turn.goal / socketsPerMember; count += 1)
      members.push(await registry.signUp());
    const sockets = new Map<string, TestSocket[]>(members.map(({ userId }) => [userId, []]));
    const waiting = members.flatMap((member) => Array.from({ length: socketsPerMember }, () => member));
    const open = async () => {
      for (let member = waiting.shift(); member && !turn.isOver(tally.done); member = waiting.shift()) {
        const socket = await connectSocket(provider.origin, await realtimeTokenOf(registry, member));
        await socket.seen("notification_sync");
        sockets.get(member.userId)!.push(socket);
        tally.done += 1;
      }
    };
    await Promise.all(Array.from({ length: handshakesAtOnce }, open));

    const flooder = spawnBound(["--import", "tsx", "tests/support/proxies/flooder.ts"], {
      PATH: process.env.PATH,
    });
    await once(flooder, "message");
    const token = await realtimeTokenOf(registry, await registry.signUp());
    flooder.send({ origin: provider.origin, token });
    for (const { userId } of members) {
      const startedAt = performance.now();
      await notifyUser(registry, userId);
      const receivedCount = Promise.all(
        sockets.get(userId)!.map((socket) => socket.seen("new_notification")),
      );
      await Promise.race([receivedCount, pause(timeout, undefined, { ref: false })]);
      recordOutage(tally, performance.now() - startedAt);
    }
    flooder.kill("SIGKILL");
    for (const socket of [...sockets.values()].flat()) {
      const receivedCount = socket.received.filter(({ type }) => type === "new_notification").length;
      addFinding(tally, "lost", "a notification", 1 - receivedCount);
      addFinding(tally, "duplicated", "a notification", receivedCount - 1);
      socket.close();
    }
    await provider.kill();
    await registry.close();
    await redis.close();
    await database.close();
  },
};
