import { addPayoutMethod } from "#contract/withdrawals/payout-methods.ts";
import { openAnyDatabase } from "../databases/databases.ts";
import { startDashboard } from "../programs/dashboard.ts";
import { freePort } from "../programs/free-port.ts";
import {
  createStoreFixture,
  releaseLeads,
  processReport,
  type ReportedPurchase,
} from "../money/network-reports.ts";
import { startTestProvider, testVariables } from "../programs/provider.ts";
import { listen } from "../proxies/sockets.ts";
import { worldTest } from "./world-test.ts";

/** The network's address, to which the store's link leads. Tests respond in its place. */
export const networkOrigin = "https://network.test";
const day = 24 * 3600 * 1000;

/**
 * `test` with a built dashboard, a real provider per worker, a store whose network holds cash back for seven
 * days, and an adjustable clock.
 */
export const test = worldTest(startWorld);

async function startWorld() {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let ahead = 0;
  const provider = await startTestProvider({
    open: openAnyDatabase,
    environment: { PUBLIC_ORIGIN: origin },
    clock: () => new Date(Date.now() + ahead),
  });
  const providerOrigin = await listen(provider);
  const dashboard = await startDashboard({
    port,
    providerOrigin,
    env: {
      INTERNAL_KEY: testVariables.INTERNAL_KEY,
      PROVIDER_PUBLIC_ORIGIN: providerOrigin,
      PROVIDER_WAIT_FACTOR: "10",
    },
  });
  const store = await createStoreFixture(provider, {
    holdDays: 7,
    trackingUrl: `${networkOrigin}/go?click={click}`,
  });
  return {
    provider,
    origin,
    /** Its page, without language. */
    storePath: `/stores/store-${store.storeId.slice(0, 8)}`,

    /** Creates a member with a payout method. */
    async member() {
      const user = await provider.signUp();
      const details = { kind: "paypal", email: user.email } as const;
      await provider.call(addPayoutMethod, { as: user, body: { details, password: user.password } });
      return user;
    },

    /** Sends a signed report of the store's network and processes it. */
    reportPurchase: (purchase: ReportedPurchase) => processReport(provider, store, purchase),

    /** Advances the clock by days and releases cash back that is due. */
    async pass(days: number): Promise<void> {
      ahead += days * day;
      await releaseLeads(provider);
    },

    async close(): Promise<void> {
      await dashboard.stop();
      await provider.close();
    },
  };
}
