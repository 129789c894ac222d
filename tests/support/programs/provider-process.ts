import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BoundProcess, spawnBound } from "./bound-process.ts";
import { builtProgram } from "./built-program.ts";
import { freePort } from "./free-port.ts";
import { testVariables } from "./provider.ts";

export interface ProviderProcess {
  origin: string;
  child: BoundProcess;
  /** Kills the process (SIGKILL), like a power cut, and waits until it has ended. */
  kill: () => Promise<void>;
}

/**
 * Starts the provider in its own process.
 *
 * @param options.sources the folder of another version, which runs from its sources
 */
export async function startProviderProcess(
  variables: Record<string, string>,
  { sources }: { sources?: string } = {},
): Promise<ProviderProcess> {
  const port = await freePort();
  const dataDir = await mkdtemp(path.join(tmpdir(), "cashlane-test-"));
  const program = sources
    ? ["--import", "tsx", "provider/src/server.ts"]
    : [builtProgram("provider/server.js")];
  const environment = {
    PATH: process.env.PATH,
    // The cheap password hash is only available in the test environment.
    NODE_ENV: "test",
    ...testVariables,
    PROVIDER_PORT: String(port),
    DATA_DIR: dataDir,
    ...variables,
  };
  const child = spawnBound(program, environment, sources);
  child.stdout.pipe(process.stdout, { end: false });
  child.stderr.pipe(process.stderr, { end: false });
  const origin = `http://127.0.0.1:${port}`;
  const exited = once(child, "exit");
  await Promise.race([
    waitUntilReady(`${origin}/healthz`),
    exited.then(([code]) => Promise.reject(new Error(`The provider process ended with ${code}`))),
  ]);
  return {
    origin,
    child,
    async kill() {
      child.kill("SIGKILL");
      await exited;
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

// Polls until the address responds. Backs off: on a busy machine, polling would slow the start down.
async function waitUntilReady(url: string, wait = 50): Promise<void> {
  const response = await fetch(url).catch(() => undefined);
  if (response?.ok) return;
  await new Promise((resolve) => setTimeout(resolve, wait));
  return waitUntilReady(url, Math.min(wait * 1.5, 500));
}
