import { type RequestHandler, startStandIn, type StandInProvider } from "../contract/stand-in-provider";
import { opened } from "../opened";
import { type Dashboard, startDashboard } from "./dashboard";

/** Starts the built dashboard with a stand-in provider for all tests of a file. */
export function standInDashboard(answer: RequestHandler, env: Record<string, string> = {}) {
  const provider: StandInProvider = opened(
    () => startStandIn(answer),
    (provider) => provider.close(),
  );
  const dashboard: Dashboard = opened(
    () => startDashboard({ providerOrigin: provider.origin, env }),
    (dashboard) => dashboard.stop(),
  );
  return { provider, dashboard };
}
