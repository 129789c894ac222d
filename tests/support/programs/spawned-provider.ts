import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { spawnBound } from "./bound-process.ts";
import { builtProgram } from "./built-program.ts";
import { testVariables } from "./provider.ts";

export type SpawnedProvider = Awaited<ReturnType<typeof spawnProvider>>;

/**
 * Starts a provider on free ports with an empty data folder, for tests of its start, log and end. Tests that
 * only need a listening provider use `startProviderProcess`.
 */
export async function spawnProvider(variables: Record<string, string> = {}) {
  const ownFolder = await mkdtemp(path.join(tmpdir(), "cashlane-provider-"));
  const child = spawnBound([builtProgram("provider/server.js")], {
    PATH: process.env.PATH,
    ...testVariables,
    NODE_ENV: "test",
    LOG_LEVEL: "info",
    PROVIDER_PORT: "0",
    METRICS_PORT: "0",
    DATA_DIR: ownFolder,
    ...variables,
  });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const log: string[] = [];
  const lines = createInterface({ input: child.stdout }).on("line", (line) => log.push(line));
  const ended = new Promise<{ exitCode: number | null; stderr: string }>((resolve) => {
    child.once("close", (exitCode) => resolve({ exitCode, stderr }));
  });

  /** Resolves with the first log line that contains the text. Rejects when the process ends without one. */
  function untilLogged(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const load = (line: string) => line.includes(text) && resolve(line);
      log.forEach(load);
      lines.on("line", load);
      void ended.then(() => reject(new Error(`The provider ended: ${stderr}`)));
    });
  }

  return {
    child,
    dataDir: ownFolder,
    /** Resolves with the exit code and stderr. */
    ended,
    untilLogged,
    /** The log so far. */
    output: () => log.join("\n"),
    /** Resolves with its addresses once it listens. */
    async listening(): Promise<{ origin: string; metricsOrigin: string }> {
      const [address, metrics] = await Promise.all([
        untilLogged("Server listening at"),
        untilLogged("metrics listening"),
      ]);
      return {
        origin: /http:\/\/[^"]+/.exec(address)![0],
        metricsOrigin: `http://127.0.0.1:${/"port":(\d+)/.exec(metrics)![1]}`,
      };
    },
    async kill(): Promise<void> {
      child.kill("SIGKILL");
      await ended;
      await rm(ownFolder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
