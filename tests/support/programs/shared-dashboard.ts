import { setTimeout as pause } from "node:timers/promises";
import { startFaultyFront, type FaultyFront } from "../proxies/faulty-front";
import { type Dashboard, startDashboard } from "./dashboard";
import { testVariables } from "./provider";

/**
 * A dashboard, and the proxy through which it reaches the provider of the test file that uses the dashboard.
 */
export interface DashboardLease {
  dashboard: Dashboard;
  front: FaultyFront;
  release: () => Promise<void>;
}

interface SharedDashboard {
  dashboard: Dashboard;
  front: FaultyFront;
  target: { origin: string | undefined };
}

/** Milliseconds after which the dashboard's open circuit breakers let calls pass (`resilient-transport.server.ts`). */
const breakerTime = 2_500;

let shared: Promise<SharedDashboard> | undefined;
let isLeased = false;
let usableAt = 0;

/**
 * Lends the dashboard that the test files of a worker share, one after the other: a program that has already
 * rendered pages renders the next ones several times as fast. A file gets its own dashboard if it needs a
 * second one at the same time, or other variables.
 */
export async function leaseDashboard(
  providerOrigin: string,
  environment: Record<string, string>,
): Promise<DashboardLease> {
  if (isLeased || Object.keys(environment).length > 0) return startOwn(providerOrigin, environment);
  isLeased = true;
  shared ??= startShared();
  const { dashboard, front, target } = await shared;
  await pause(usableAt - performance.now());
  target.origin = providerOrigin;
  const earlierOutput = dashboard.output().length;
  return {
    // Without the output of the files that used the dashboard before.
    dashboard: { ...dashboard, output: () => dashboard.output().slice(earlierOutput) },
    front,
    async release() {
      target.origin = undefined;
      if (front.hasFailed()) usableAt = performance.now() + breakerTime;
      front.reset();
      isLeased = false;
      // A program that a test has ended must not be lent to the next file.
      if (dashboard.process.exitCode !== null || dashboard.process.signalCode !== null) shared = undefined;
    },
  };
}

async function startOwn(
  providerOrigin: string,
  environment: Record<string, string>,
): Promise<DashboardLease> {
  const front = await startFaultyFront(() => providerOrigin);
  const dashboard = await startBehind(front, environment);
  return {
    dashboard,
    front,
    async release() {
      await dashboard.stop();
      await front.close();
    },
  };
}

async function startShared(): Promise<SharedDashboard> {
  const target: SharedDashboard["target"] = { origin: undefined };
  const front = await startFaultyFront(() => target.origin);
  const dashboard = await startBehind(front, {});
  return { dashboard, front, target };
}

function startBehind(front: FaultyFront, environment: Record<string, string>): Promise<Dashboard> {
  return startDashboard({
    providerOrigin: front.origin,
    env: { INTERNAL_KEY: testVariables.INTERNAL_KEY, ...environment },
  });
}
