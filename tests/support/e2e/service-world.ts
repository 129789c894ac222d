import { openAnyDatabase } from "../databases/databases.ts";
import { startDashboard } from "../programs/dashboard.ts";
import { freePort } from "../programs/free-port.ts";
import { startOpenIdProvider } from "../programs/openid-provider.ts";
import { startTestProvider, testVariables } from "../programs/provider.ts";
import { listen } from "../proxies/sockets.ts";
import { worldTest } from "./world-test.ts";

/** `test` with a built dashboard, a real provider per worker, and an OpenID service to log in with. */
export const test = worldTest(async () => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const club = await startOpenIdProvider(origin);
  const variables = { PUBLIC_ORIGIN: origin, OPENID_PROVIDERS: club.variable };
  const provider = await startTestProvider({ open: openAnyDatabase, environment: variables });
  const providerOrigin = await listen(provider);
  const dashboard = await startDashboard({
    port,
    providerOrigin,
    env: {
      ...variables,
      PROVIDER_WAIT_FACTOR: "10",
      INTERNAL_KEY: testVariables.INTERNAL_KEY,
      PROVIDER_PUBLIC_ORIGIN: providerOrigin,
    },
  });
  return {
    provider,
    origin,
    club,
    async close(): Promise<void> {
      await dashboard.stop();
      await provider.close();
      await club.close();
    },
  };
});
