import { insertNotifications } from "#provider/modules/notifications/repository.ts";
import { startDashboard } from "../programs/dashboard.ts";
import { startFaultyFront } from "../proxies/faulty-front.ts";
import { freePort } from "../programs/free-port.ts";
import { notifyUser } from "../notifications/notifications.ts";
import { startTestProvider, testVariables } from "../programs/provider.ts";
import { listen } from "../proxies/sockets.ts";
import { startTcpGate } from "../proxies/tcp-gate.ts";
import { worldTest } from "./world-test.ts";

/**
 * `test` with a built dashboard and a real provider per worker. `front` breaks single calls; `gate` cuts the
 * sockets.
 */
export const test = worldTest(startWorld);

async function startWorld() {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const provider = await startTestProvider({ environment: { PUBLIC_ORIGIN: origin } });
  const providerOrigin = await listen(provider);
  const front = await startFaultyFront(() => providerOrigin);
  const gate = await startTcpGate({ hostname: "127.0.0.1", port: Number(new URL(providerOrigin).port) });
  const dashboard = await startDashboard({
    port,
    providerOrigin: front.origin,
    env: {
      INTERNAL_KEY: testVariables.INTERNAL_KEY,
      PROVIDER_PUBLIC_ORIGIN: `http://127.0.0.1:${gate.port}`,
    },
  });
  return {
    provider,
    providerOrigin,
    front,
    gate,
    origin,

    /** Notifies a member as the product does: inserted, committed, emitted. The number is part of the text. */
    notify: (userId: string, number: number) => notifyUser(provider, userId, `store-${number}`),

    /** Only inserts the notification. No socket receives it. */
    async write(userId: string, number: number): Promise<void> {
      await insertNotifications(provider.app.database, [
        {
          id: crypto.randomUUID(),
          userId,
          type: "cashback_earned",
          title: "Hoàn tiền",
          description: `store-${number}`,
          createdAt: new Date(),
        },
      ]);
    },

    async close(): Promise<void> {
      await dashboard.stop();
      await gate.close();
      await front.close();
      await provider.close();
    },
  };
}
