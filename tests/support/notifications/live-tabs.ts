import { dashboardCalls } from "~/features/notifications/connection/dashboard-calls";
import type { Signal } from "~/features/notifications/store/notification-store";
import { SharedFeed } from "~/features/notifications/store/shared-feed";
import { openSocket } from "~/features/notifications/connection/open-socket";
import { Browser } from "../pages/browser";
import { type Dashboard, startDashboard } from "../programs/dashboard";
import { FakeBrowser } from "./fake-browser";
import { startTestProvider, testVariables, type TestProvider, type TestUser } from "../programs/provider";
import { listen } from "../proxies/sockets";
import { startTcpGate, type TcpGate } from "../proxies/tcp-gate";

/** One tab: the bell's own sharedFeed on real sockets and the real dashboard, and all it was told. */
export interface LiveTab {
  sharedFeed: SharedFeed;
  signals: Signal[];
  /** What it announced, in order, by the number its text carries (`store-7`). */
  announced: () => number[];
  close: () => void;
}

export interface TabOptions {
  /** How much faster than life the link waits; 1 unless told otherwise. */
  haste?: number;
  /** Gets every wait of the link, in milliseconds as the product has them. */
  waits?: number[];
}

/** The built dashboard before a real provider, whose sockets go through a gate that a test can shut. */
export async function startLiveWorld(
  parts: { clock?: () => Date; environment?: Record<string, string> } = {},
) {
  const provider: TestProvider = await startTestProvider({
    ...parts,
    environment: { PUBLIC_ORIGIN: "http://localhost", ...parts.environment },
  });
  const providerOrigin = await listen(provider);
  const gate: TcpGate = await startTcpGate({
    hostname: "127.0.0.1",
    port: Number(new URL(providerOrigin).port),
  });
  const dashboard: Dashboard = await startDashboard({
    providerOrigin,
    env: {
      INTERNAL_KEY: testVariables.INTERNAL_KEY,
      PROVIDER_PUBLIC_ORIGIN: `http://127.0.0.1:${gate.port}`,
    },
  });
  const open = new Set<LiveTab>();

  return {
    provider,
    dashboard,
    gate,

    /** A member's browser, signed in; `openTab` opens one more tab of it. */
    async member() {
      const user: TestUser = await provider.signUp();
      const cookies = new Browser(dashboard);
      const answer = await cookies.logIn(user.email, user.password);
      if (answer.status !== 302) throw new Error(`The login answered ${answer.status}`);
      const tabs = new FakeBrowser();
      const openTab = (options: TabOptions = {}) => {
        const tab = startTab(cookies, tabs, user.userId, options);
        open.add(tab);
        return tab;
      };
      return { user, cookies, openTab };
    },

    async close(): Promise<void> {
      for (const tab of open) tab.close();
      await gate.close();
      await dashboard.stop();
      await provider.close();
    },
  };
}

export type LiveWorld = Awaited<ReturnType<typeof startLiveWorld>>;

function startTab(
  cookies: Browser,
  browser: FakeBrowser,
  channel: string,
  { haste = 1, waits = [] }: TabOptions,
): LiveTab {
  const leaving = new AbortController();
  const sharedFeed = new SharedFeed({
    channel,
    openSocket,
    calls: dashboardCalls(leaving.signal, (path, init) => cookies.request(path, init)),
    tabs: browser.tabParts(),
    schedule(task, milliseconds) {
      waits.push(milliseconds);
      const timer = setTimeout(task, milliseconds / haste);
      return () => clearTimeout(timer);
    },
  });
  const signals: Signal[] = [];
  sharedFeed.onSignal((signal) => signals.push(signal));
  sharedFeed.start();
  return {
    sharedFeed,
    signals,
    announced: () =>
      signals.flatMap((signal) => (signal.kind === "arrived" ? numberOf(signal.notification) : [])),
    close() {
      sharedFeed.stop();
      leaving.abort();
    },
  };
}

/** The number in a notification's text, as `tell(…, "store-7")` wrote it. */
export function numberOf({ description }: { description: string }): number {
  return Number(/store-(\d+)/.exec(description)?.[1]);
}
