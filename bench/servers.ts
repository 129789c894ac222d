import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { programArguments } from "../scripts/launcher/programs.mjs";
import { childOf, type Process } from "./processes.ts";
import { createThrowawayDatabase } from "./throwaway-database.ts";

const ports = { bare: 3361, dashboard: 3362, provider: 3363 };
const demoMember = { email: "member@cashlane.test", password: "Member-demo-1" };
const demoAdmin = { email: "admin@cashlane.test", password: "Admin-demo-1" };

export interface Servers {
  bare: string;
  dashboard: string;
  provider: string;
  /** The member's session cookie at the dashboard, `name=value`. */
  cookie: string;
  /** An admin's session cookie. */
  adminCookie: string;
  accessToken: string;
  programs: Record<"bare" | "dashboard" | "provider", Process>;
  stop: () => Promise<void>;
}

/**
 * Starts the built product on PostgreSQL as `npm start` does, and the bare page with the same server. Logs in
 * the demo's member and admin.
 */
export async function startServers(): Promise<Servers> {
  const dataDir = mkdtempSync(join(tmpdir(), "cashlane-bench-"));
  const database = await createThrowawayDatabase();
  // The server resolves assets relative to the folder it was started in.
  const bareArguments = programArguments.dashboard.map((part) =>
    part.startsWith("./") ? resolve(part) : part,
  );
  const launcher = start(["scripts/start.mjs"], {
    PORT: String(ports.dashboard),
    PROVIDER_PORT: String(ports.provider),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SEED: "demo",
    // The benchmark sends more requests per second than a member does in a day.
    REQUESTS_PER_MINUTE: "0",
    // The live feed is measured from an admin's decision, so decisions must take effect immediately.
    DECISION_UNDO_SECONDS: "0",
    LOG_LEVEL: "warn",
    DASHBOARD_PROCESSES: "1",
  });
  const bareServer = start(
    bareArguments,
    { PORT: String(ports.bare), HOST: "127.0.0.1", NODE_ENV: "production", DASHBOARD_PROCESSES: "1" },
    "bench/bare",
  );
  async function stop(): Promise<void> {
    await Promise.all([launcher, bareServer].map(end));
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const [bare, dashboard, provider] = [ports.bare, ports.dashboard, ports.provider].map(
    (port) => `http://localhost:${port}`,
  ) as [string, string, string];
  try {
    await Promise.all([untilReady(`${bare}/`), untilReady(`${dashboard}/readyz`)]);
    const cookie = await logInToDashboard(dashboard, demoMember);
    const adminCookie = await logInToDashboard(dashboard, demoAdmin);
    const accessToken = await logInToProvider(provider);
    const programs = {
      bare: { pid: bareServer.pid! },
      dashboard: childOf(launcher.pid!, "build/server/index.js"),
      provider: childOf(launcher.pid!, "build/provider/server.js"),
    };
    return { bare, dashboard, provider, cookie, adminCookie, accessToken, programs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function start(commandLine: string[], env: Record<string, string>, cwd = "."): ChildProcess {
  return spawn(process.execPath, commandLine, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

async function untilReady(url: string): Promise<void> {
  for (const deadline = performance.now() + 180_000; performance.now() < deadline; await sleep(200)) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error(`${url} is not ready after 180 s`);
}

async function logInToDashboard(origin: string, account: typeof demoMember): Promise<string> {
  const response = await fetch(`${origin}/en/login`, {
    method: "POST",
    body: new URLSearchParams(account),
    headers: { origin, "sec-fetch-site": "same-origin" },
    redirect: "manual",
  });
  const session = response.headers.getSetCookie().find((cookie) => /^(__Host-)?cashlane=/.test(cookie));
  const cookie = session?.split(";")[0];
  if (response.status !== 302 || !cookie)
    throw new Error(`${account.email} cannot log in: ${response.status}`);
  return cookie;
}

async function logInToProvider(origin: string): Promise<string> {
  const response = await fetch(`${origin}/apis/auth/login`, {
    method: "POST",
    body: JSON.stringify(demoMember),
    headers: { "content-type": "application/json" },
  });
  const { data } = (await response.json()) as { data: { access_token: string } };
  return data.access_token;
}
