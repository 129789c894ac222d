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

/** One tab: the bell's shared feed with real sockets and a real dashboard, and the events it received. */
export interface LiveTab {
  sharedFeed: SharedFeed;
  signals: Signal[];
  /** The announced notifications in order, by the number in their text (`store-7`). */
  announced: () => number[];
  close: () => void;
}

export interface TabOptions {
  /** How much faster than normal the connection's delays are; 1 by default. */
  speedup?: number;
  /** Collects all delays of the connection, in unscaled milliseconds. */
  waits?: number[];
}

/** Starts a built dashboard and a real provider whose sockets go through a gate that tests can shut. */
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

    /** Signs a member in. `openTab` opens a tab in the same browser. */
    async member() {
      const user: TestUser = await provider.signUp();
      const cookies = new Browser(dashboard);
      const response = await cookies.logIn(user.email, user.password);
      if (response.status !== 302) throw new Error(`The login answered ${response.status}`);
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
  { speedup = 1, waits = [] }: TabOptions,
): LiveTab {
  const leaving = new AbortController();
  const sharedFeed = new SharedFeed({
    channel,
    openSocket,
    calls: dashboardCalls(leaving.signal, (path, init) => cookies.request(path, init)),
    tabs: browser.tabParts(),
    schedule(task, milliseconds) {
      waits.push(milliseconds);
      const timer = setTimeout(task, milliseconds / speedup);
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

/** Returns the number in a notification's text: 7 for a notification about `store-7`. */
export function numberOf({ description }: { description: string }): number {
  return Number(/store-(\d+)/.exec(description)?.[1]);
}
