import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Notification } from "#contract/notifications/notifications.ts";
import { notificationTexts } from "#provider/i18n/notification-texts.ts";
import { type Dashboard, startDashboard } from "../../tests/support/programs/dashboard.ts";
import { openTestPostgres, type TestPostgres } from "../../tests/support/databases/databases.ts";
import { testVariables } from "../../tests/support/programs/provider.ts";
import type { bareServer } from "./bare-server.ts";
import type { crowd } from "./crowd.ts";
import type { providerServer } from "./provider-server.ts";
import { startRemote } from "./remote.ts";

const providerPort = 3364;

/** The notification that both servers send. It has the length of a real one. */
export const sample: Notification = {
  id: "7b0f4a52-6d0c-4c60-9a2b-3d5c9f5f2f10",
  type: "cashback_earned",
  ...notificationTexts("cashback_earned", { amount: 650n, currency: "USD", store: "Target" }, "vi"),
  isRead: false,
  createdAt: new Date(0).toISOString(),
  user: "4e9c6f0e-6f0f-4c3c-8d3b-0a4a0f6f1f11",
  offer: null,
  paymentTrackingId: null,
};

/** `bare` is the floor that `provider` is compared with. */
export type Side = "bare" | "provider";
export const sides: Side[] = ["bare", "provider"];

export type BenchServers = Awaited<ReturnType<typeof startServers>>;
/** The servers and the crowds of both sides. */
export type LoadTargets = Pick<BenchServers, Side | "crowds" | "origins">;

/**
 * Starts the provider and a bare Socket.IO server on one database, the dashboard in front of the provider, and
 * a crowd for each server. Each is its own process.
 */
export async function startServers() {
  const dataDir = mkdtempSync(join(tmpdir(), "cashlane-bench-"));
  const closers: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];
  async function close(): Promise<void> {
    while (closers.length > 0) await closers.pop()!();
  }
  try {
    const database: TestPostgres = await openTestPostgres();
    closers.push(() => database.close());
    const dashboard: Dashboard = await startDashboard({
      providerOrigin: `http://127.0.0.1:${providerPort}`,
      env: { INTERNAL_KEY: testVariables.INTERNAL_KEY },
    });
    closers.push(() => dashboard.stop());
    const shared = { DATABASE_URL: database.url, DATA_DIR: dataDir };
    const provider = startRemote<typeof providerServer>("provider-server.ts", {
      ...testVariables,
      ...shared,
      LOG_LEVEL: "error",
      // Lets a single admin approve all withdrawals.
      WITHDRAWAL_MEMBER_DAY_LIMIT: "1000000",
      WITHDRAWAL_DAY_LIMIT: "1000000",
      PROVIDER_PORT: String(providerPort),
      PUBLIC_ORIGIN: dashboard.origin,
    });
    const bare = startRemote<typeof bareServer>("bare-server.ts", shared);
    const crowds = {
      provider: startRemote<typeof crowd>("crowd.ts"),
      bare: startRemote<typeof crowd>("crowd.ts"),
    };
    for (const remote of [provider, bare, crowds.provider, crowds.bare]) closers.push(() => remote.stop());
    const origins = {
      provider: await provider.call("listen", sample),
      bare: await bare.call("listen", sample),
    };
    return { database, dashboard, provider, bare, crowds, origins, close };
  } catch (error) {
    await close();
    throw error;
  }
}
