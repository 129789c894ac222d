import { type RequestHandler, startStandIn, type StandInProvider } from "../contract/stand-in-provider";
import { openForFile } from "../open-for-file";
import { type Dashboard, startDashboard } from "./dashboard";

/** Starts the built dashboard with a stand-in provider for all tests of a file. */
export function standInDashboard(handler: RequestHandler, env: Record<string, string> = {}) {
  const provider: StandInProvider = openForFile(
    () => startStandIn(handler),
    (provider) => provider.close(),
  );
  const dashboard: Dashboard = openForFile(
    () => startDashboard({ providerOrigin: provider.origin, env }),
    (dashboard) => dashboard.stop(),
  );
  return { provider, dashboard };
}
