import type { AddressInfo } from "node:net";
import type { Notification } from "#contract/notifications/notifications.ts";
import { buildApp } from "#provider/app.ts";
import { openDatabase } from "#provider/database/engine/open-database.ts";
import { inTransaction } from "#provider/database/engine/unit-of-work.ts";
import { readEnvironment } from "#provider/environment.ts";
import { notify } from "#provider/modules/notifications/notify.ts";
import { deliverArrival } from "#provider/modules/notifications/service.ts";
import { openRedis } from "#provider/redis.ts";
import { forEachConcurrently, gauge } from "./gauge.ts";
import type { Login } from "./members.ts";
import { serve } from "./remote.ts";

const environment = readEnvironment(process.env);
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, REDIS_URL: redisUrl } = environment;
const connection = await openDatabase({
  databaseUrl,
  dataDir,
  migrationsFolder: "provider/src/migrations",
});
const redis = redisUrl === undefined ? undefined : await openRedis(redisUrl);
const app = await buildApp({ environment, connection, redis });
let sample: Notification;

/** The provider as `buildApp` creates it, with the provider's own functions as the operations to measure. */
export const providerServer = serve({
  ...gauge,
  async listen(notification: Notification): Promise<string> {
    sample = notification;
    const { HOST: host, PROVIDER_PORT: port } = environment;
    await app.listen({ host, port });
    return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  },
  /** Issues socket tokens, as `POST /v1/realtime/token` does. */
  tokens(logins: Login[]): Promise<string[]> {
    return Promise.all(logins.map((login) => app.tokens.sign("realtime", login, app.clock())));
  },
  /** Sends a notification to each member's sockets, as after a commit, and repeats this `times` times. */
  async fanOut({ rooms, times }: { rooms: string[]; times: number }): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      for (const userId of rooms) deliverArrival(app, userId, sample, 1);
      await new Promise(setImmediate);
    }
  },
  /** Runs everything: settings, notification, commit, unread count and delivery. */
  async write({ rooms, concurrency }: { rooms: string[]; concurrency: number }): Promise<void> {
    const expectedPayableAt = new Date();
    const values = { amount: 650n, currency: "USD", store: "Target", expectedPayableAt };
    await forEachConcurrently(rooms, concurrency, (userId) =>
      inTransaction(
        app.database,
        (unit) => notify(unit, app, { userId, type: "offer_completed", values }),
        (error) => {
          throw error;
        },
      ),
    );
  },
});
