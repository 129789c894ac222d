import cluster from "node:cluster";
import { log } from "./log.server";
import { services } from "./services.server";
import { stopTraces } from "./traces.server";

const hardExitAfter = 9_000;

/**
 * Closes the services when the process is stopped. On SIGTERM the server itself completes pending requests,
 * but open stores would keep the process alive. The stores are closed once no request uses them. A process
 * that hangs is terminated.
 */
export function closeServicesOnExit(): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void shutDown(signal));
}

let inFlight = 0;
let whenIdle: (() => void) | undefined;

/** Counts a response as pending until `work` has settled. */
export async function trackInFlight<T>(work: () => Promise<T>): Promise<T> {
  inFlight += 1;
  try {
    return await work();
  } finally {
    inFlight -= 1;
    if (inFlight === 0) whenIdle?.();
  }
}

async function shutDown(signal: string): Promise<void> {
  setTimeout(() => process.exit(0), hardExitAfter).unref();
  if (inFlight > 0) await new Promise<void>((resolve) => (whenIdle = resolve));
  const opened = await services();
  await opened.close();
  await stopTraces();
  log.info({ signal }, "stopped");
  // The channel to the main process would keep this process alive (processes.mjs).
  cluster.worker?.disconnect();
}
