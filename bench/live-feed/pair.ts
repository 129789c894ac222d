import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTestPostgres } from "../../tests/support/databases/databases.ts";
import { testVariables } from "../../tests/support/programs/provider.ts";
import { openTestRedis, redisAddress } from "../../tests/support/databases/redis.ts";
import type { bareServer } from "./bare-server.ts";
import type { crowd } from "./crowd.ts";
import type { providerServer } from "./provider-server.ts";
import { startRemote } from "./remote.ts";
import { type LoadTargets, sample } from "./servers.ts";

/**
 * Opens two provider processes and two bare Socket.IO servers, each pair joined by the same adapter through its
 * own Redis channel. The first of a pair does the work; the crowds connect to the second.
 */
export async function openPair() {
  const dataDir = mkdtempSync(join(tmpdir(), "cashlane-bench-"));
  const closers: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];
  async function close(): Promise<void> {
    while (closers.length > 0) await closers.pop()!();
  }
  function stopLater<R extends { stop: () => Promise<void> }>(remote: R): R {
    closers.push(() => remote.stop());
    return remote;
  }
  try {
    const database = await openTestPostgres();
    closers.push(() => database.close());
    function sharedEnvironment(): Record<string, string> {
      const redis = openTestRedis();
      closers.push(() => redis.close());
      const REDIS_URL = `${redisAddress}/0?keyPrefix=${redis.keyPrefix}`;
      return { DATABASE_URL: database.url, DATA_DIR: dataDir, REDIS_URL };
    }
    const product = {
      ...testVariables,
      ...sharedEnvironment(),
      LOG_LEVEL: "error",
      PROVIDER_PORT: "0",
      PUBLIC_ORIGIN: "http://localhost",
    };
    const floor = sharedEnvironment();
    const startProvider = () => stopLater(startRemote<typeof providerServer>("provider-server.ts", product));
    const startBare = () => stopLater(startRemote<typeof bareServer>("bare-server.ts", floor));
    const [provider, remoteProvider, bare, remoteBare] = [
      startProvider(),
      startProvider(),
      startBare(),
      startBare(),
    ];
    const crowds = {
      provider: stopLater(startRemote<typeof crowd>("crowd.ts")),
      bare: stopLater(startRemote<typeof crowd>("crowd.ts")),
    };
    for (const near of [provider, bare]) await near.call("listen", sample);
    const origins = {
      provider: await remoteProvider.call("listen", sample),
      bare: await remoteBare.call("listen", sample),
    };
    const ends: LoadTargets = { provider, bare, crowds, origins };
    return { database, ends, close };
  } catch (error) {
    await close();
    throw error;
  }
}
