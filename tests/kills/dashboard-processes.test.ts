import { execFileSync } from "node:child_process";
import { readdirSync, readlinkSync } from "node:fs";
import { Pool } from "undici";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Browser } from "../support/pages/browser";
import { type Dashboard, startDashboard } from "../support/programs/dashboard";
import { printCoverage, repetitions } from "../support/programs/repetitions";
import { standInAccounts } from "../support/contract/stand-in-accounts";
import { type StandInProvider, startStandIn } from "../support/contract/stand-in-provider";

const rounds = repetitions({ ci: 10, long: 1_000 });
const loaders = 60;

const accounts = standInAccounts();
let provider: StandInProvider;
let dashboard: Dashboard;
let pool: Pool;
let cookie: string;

beforeAll(async () => {
  provider = await startStandIn(accounts.handle);
  dashboard = await startDashboard({
    providerOrigin: provider.origin,
    env: { DASHBOARD_PROCESSES: "2", REDIS_URL: undefined },
  });
  await vi.waitFor(() => expect(dashboard.output()).toContain("runs in 2 processes"), { timeout: 60_000 });
  const browser = new Browser(dashboard);
  await browser.logIn("mara@cashlane.test", "Secret-horse-1");
  cookie = `cashlane=${browser.cookies.get("cashlane")}`;
  pool = new Pool(dashboard.origin, { connections: loaders });
});
afterAll(async () => {
  await pool?.close();
  await dashboard?.stop();
  await provider?.close();
});

/** Returns the process ids of the processes that serve requests. */
function workerPids(): number[] {
  const children = execFileSync("ps", ["-o", "pid=", "--ppid", String(dashboard.process.pid)]);
  return children.toString().trim().split(/\s+/).filter(Boolean).map(Number);
}

/** Sends the cheapest request that needs a session and returns its status code. */
async function whoAmI(): Promise<number> {
  const response = await pool.request({
    method: "POST",
    path: "/realtime/token",
    headers: { cookie, origin: dashboard.origin, "content-length": "0" },
  });
  await response.body.dump();
  return response.statusCode;
}

/** Returns the number of sockets that a process has open. */
function openSockets(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).filter((fd) => readlinkSync(`${folder}/${fd}`).startsWith("socket:")).length;
}

test(`S3 ${loaders} parallel loaders on two processes without Redis, ${rounds} rounds: one refresh each`, async () => {
  for (let round = 0; round < rounds; round++) {
    accounts.state.expireAccess();
    const before = accounts.state.refreshes;
    const statuses = await Promise.all(Array.from({ length: loaders }, whoAmI));
    expect(new Set(statuses), `round ${round}`).toEqual(new Set([200]));
    expect(accounts.state.refreshes - before, `round ${round}`).toBe(1);
  }
  const busy = workerPids().filter((pid) => openSockets(pid) > loaders / 4);
  expect(busy, "processes that serve at least a quarter of the connections").toHaveLength(2);
  printCoverage(`S3: ${rounds} rounds of ${loaders} loaders on two processes that share files`);
});

test("a process that is killed is replaced, and the session goes on", async () => {
  const [killed = 0] = workerPids();
  process.kill(killed, "SIGKILL");
  await expect.poll(() => workerPids().filter((pid) => pid !== killed)).toHaveLength(2);
  await expect.poll(whoAmI).toBe(200);
  expect(dashboard.output()).toContain("A process of the dashboard ended (killed by SIGKILL).");
});

test("SIGTERM ends all processes with exit code 0", async () => {
  const running = workerPids();
  expect(await dashboard.stop()).toBe(0);
  const remaining = running.filter((pid) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  });
  expect(remaining).toEqual([]);
});
