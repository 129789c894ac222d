import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BoundProcess, spawnBound } from "./bound-process";
import { builtProgram } from "./built-program";
import { freePort } from "./free-port";

/** Required variables of a dashboard besides ports, folders and the provider's origin. */
export const dashboardSecrets = {
  SESSION_SECRET: "a-session-secret-for-tests-0123456789",
  INTERNAL_KEY: "an-internal-key-for-tests-0123456789",
};

interface DashboardOptions {
  providerOrigin: string;
  /** Variables to add or replace; `undefined` removes one. */
  env?: Record<string, string | undefined>;
  /** Any free port by default. */
  port?: number;
}

export interface Dashboard {
  origin: string;
  /** Fetches a path of the dashboard as one of its own pages would. Redirects aren't followed. */
  request: (target: string, init?: RequestInit) => Promise<Response>;
  /** All output so far, including standard error. */
  output: () => string;
  process: BoundProcess;
  /** Its data folder, removed by `stop`. */
  folder: string;
  /** Stops it gracefully and returns its exit code. */
  stop: () => Promise<number | null>;
}

/**
 * Starts the built dashboard in its own process, as production does (`app/server/processes.mjs`), with one
 * process unless `env` sets another number.
 */
export async function startDashboard(options: DashboardOptions): Promise<Dashboard> {
  const { providerOrigin, env = {}, port = await freePort() } = options;
  const folder = await mkdtemp(path.join(tmpdir(), "cashlane-dashboard-"));
  const origin = `http://127.0.0.1:${port}`;
  const child = spawnDashboard({
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: folder,
    PUBLIC_ORIGIN: origin,
    PROVIDER_ORIGIN: providerOrigin,
    ...dashboardSecrets,
    ...env,
  });
  const chunks: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk.toString()));
  const output = () => chunks.join("");
  await untilListening(child, origin, output);

  async function stop(): Promise<number | null> {
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
    }
    await rm(folder, { recursive: true, force: true });
    return child.exitCode;
  }
  return {
    origin,
    request: (target, init) => requestAsPage(origin, target, init),
    output,
    process: child,
    folder,
    stop,
  };
}

/** Starts a dashboard with exactly these variables on top of the shell's, for tests of start-up itself. */
export function spawnDashboard(env: Record<string, string | undefined>): BoundProcess {
  const args = ["./app/server/processes.mjs", builtProgram("server/index.js")];
  const inherited = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: "production",
    DASHBOARD_PROCESSES: "1",
  };
  return spawnBound(args, { ...inherited, ...env });
}

function requestAsPage(origin: string, target: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has("accept")) headers.set("accept", "text/html");
  // Compressing a page takes a third of its processor time. Compression has its own test (`static-files`).
  if (!headers.has("accept-encoding")) headers.set("accept-encoding", "identity");
  if (init.method && init.method !== "GET" && !headers.has("origin")) headers.set("origin", origin);
  return fetch(new URL(target, origin), { redirect: "manual", ...init, headers });
}

async function untilListening(child: BoundProcess, origin: string, output: () => string): Promise<void> {
  const deadline = Date.now() + 90_000;
  let wait = 50;
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
    // Backs off: on a busy machine, polling would slow the start down.
    wait = Math.min(wait * 1.5, 500);
  }
  child.kill("SIGKILL");
  throw new Error(`The dashboard did not start.\n${output()}`);
}
