import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdapter } from "@socket.io/redis-adapter";
import { Redis } from "ioredis";
import pg from "pg";
import { Server } from "socket.io";
import type { Notification } from "#contract/notifications/notifications.ts";
import { forEachConcurrently, gauge } from "./gauge.ts";
import { serve } from "./remote.ts";

const http = createServer((request, response) => {
  // The minimum work for an admin's approval: one request, and one message to the member's room.
  const { searchParams } = new URL(request.url!, "http://bare");
  notifyRoom(searchParams.get("member")!, { ...sample, paymentTrackingId: searchParams.get("about") });
  response.end();
});
const io = new Server(http, { serveClient: false });
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const redisUrl = process.env.REDIS_URL;
if (redisUrl) io.adapter(adapterOf(new Redis(redisUrl)));
let sample: Notification;

io.on("connection", (socket) => {
  void socket.join(socket.handshake.auth.token);
  socket.emit("notification_sync", {});
});

function notifyRoom(room: string, notification: Notification): void {
  io.to(room).emit("new_notification", { type: "new_notification", notification, unreadCount: 1 });
}

/** Returns the adapter that the provider uses. */
function adapterOf(redis: Redis) {
  return createAdapter(redis, redis.duplicate(), { key: `${redis.options.keyPrefix}socket.io` });
}

/**
 * A Socket.IO server without any logic: a client that sends a name joins the room of that name. This is the
 * floor.
 */
export const bareServer = serve({
  ...gauge,
  async listen(notification: Notification): Promise<string> {
    sample = notification;
    await pool.query(
      "create table if not exists bare_notification (id bigserial primary key, member text, body jsonb)",
    );
    await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  },
  /** Sends one notification to each room, and repeats this `times` times. */
  async fanOut({ rooms, times }: { rooms: string[]; times: number }): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      for (const room of rooms) notifyRoom(room, sample);
      await new Promise(setImmediate);
    }
  },
  /** Writes one row per room, each in its own transaction, and emits it after the commit. */
  async write({ rooms, concurrency }: { rooms: string[]; concurrency: number }): Promise<void> {
    await forEachConcurrently(rooms, concurrency, async (room) => {
      const client = await pool.connect();
      try {
        await client.query("begin");
        await client.query("insert into bare_notification (member, body) values ($1, $2)", [
          room,
          JSON.stringify(sample),
        ]);
        await client.query("commit");
      } finally {
        client.release();
      }
      notifyRoom(room, sample);
    });
  },
});
