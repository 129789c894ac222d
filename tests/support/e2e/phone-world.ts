import { openAnyDatabase } from "../databases/databases.ts";
import { startDashboard } from "../programs/dashboard.ts";
import { freePort } from "../programs/free-port.ts";
import { startTestProvider, testVariables } from "../programs/provider.ts";
import { listen } from "../proxies/sockets.ts";
import { worldTest } from "./world-test.ts";

/**
 * `test` with a built dashboard and a real provider per worker, under a host name, which passkeys require.
 * Requests with `X-Forwarded-For` count as coming from that address.
 */
export const test = worldTest(async () => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const provider = await startTestProvider({
    open: openAnyDatabase,
    environment: { PUBLIC_ORIGIN: origin },
  });
  const providerOrigin = await listen(provider);
  const dashboard = await startDashboard({
    port,
    providerOrigin,
    env: {
      INTERNAL_KEY: testVariables.INTERNAL_KEY,
      PROVIDER_PUBLIC_ORIGIN: providerOrigin,
      PUBLIC_ORIGIN: origin,
      TRUST_PROXY: "true",
      // The speed of the provider depends on the machine.
      PROVIDER_WAIT_FACTOR: "10",
    },
  });
  return {
    provider,
    origin,
    async close(): Promise<void> {
      await dashboard.stop();
      await provider.close();
    },
  };
});
