import { sendDuePushes } from "#provider/modules/push/deliver.ts";
import { openAnyDatabase } from "../databases/databases.ts";
import { createStoreFixture, processReport, type ReportedPurchase } from "../money/network-reports.ts";
import { addShop } from "../money/shops.ts";
import type { simulatePushService } from "../notifications/push-service.ts";
import { startDashboard } from "../programs/dashboard.ts";
import { freePort } from "../programs/free-port.ts";
import { startTestProvider, testVariables } from "../programs/provider.ts";
import { listen } from "../proxies/sockets.ts";
import { extensionId } from "./extension-browser.ts";
import { worldTest } from "./world-test.ts";

/** The hosts of two partner stores and of the network of the first. */
export const hosts = { store: "store.test", other: "other.test", network: "network.test" };

/**
 * `test` with a built dashboard and a real provider per worker that accept the extension, and two partner stores.
 */
export const test = worldTest(async () => {
  const port = await freePort();
  // Service workers need https or this host name.
  const origin = `http://localhost:${port}`;
  const variables = { PUBLIC_ORIGIN: origin, EXTENSION_IDS: extensionId };
  const provider = await startTestProvider({ open: openAnyDatabase, environment: variables });
  const providerOrigin = (await listen(provider)).replace("127.0.0.1", "localhost");
  const dashboard = await startDashboard({
    port,
    providerOrigin,
    env: {
      ...variables,
      INTERNAL_KEY: testVariables.INTERNAL_KEY,
      PROVIDER_PUBLIC_ORIGIN: providerOrigin,
      PROVIDER_WAIT_FACTOR: "10",
    },
  });
  const store = await createStoreFixture(provider, {
    trackingUrl: `http://${hosts.network}/go?click={click}`,
  });
  const rate = { kind: "percent", minimum: 400, maximum: 400 } as const;
  await addShop(provider.app.database, { site: `https://${hosts.other}/`, rate, network: store.network });
  return {
    origin,
    providerOrigin,

    /** Sends a signed report of the first store's network and processes it. */
    reportPurchase: (purchase: ReportedPurchase) => processReport(provider, store, purchase),

    /** Sends the push messages that are due to a simulated push service. */
    sendPushes: ({ transport }: ReturnType<typeof simulatePushService>) =>
      sendDuePushes(provider.app, transport),

    async close(): Promise<void> {
      await dashboard.stop();
      await provider.close();
    },
  };
});
