import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { median } from "../../bench/statistics";
import { spawnBound, type BoundProcess } from "../support/programs/bound-process";
import { openTestPostgres, explainMissingPostgres, type TestPostgres } from "../support/databases/databases";
import { notifyUser } from "../support/notifications/notifications";
import { startTestProvider, type TestProvider } from "../support/programs/provider";
import { type ProviderProcess, startProviderProcess } from "../support/programs/provider-process";
import { printCoverage } from "../support/programs/repetitions";
import { connectSocket, realtimeTokenOf, type TestSocket } from "../support/proxies/sockets";

const skipReason = await explainMissingPostgres();
const otherClients = 10;
const requestsPerPeriod = 15;
/** Alternates calm and flooded periods, so that other load on the machine affects both. */
const pairs = { least: 5, most: 30 };

describe.skipIf(skipReason)(`W5 a flooding client ${skipReason ?? ""}`, () => {
  let database: TestPostgres;
  let registry: TestProvider;
  let provider: ProviderProcess;
  let flooder: BoundProcess;
  let sockets: TestSocket[];

  beforeAll(async () => {
    database = await openTestPostgres();
    // Creates the accounts and the secrets. The measured provider is a separate process with production limits.
    registry = await startTestProvider({ connection: database });
    provider = await startProviderProcess({ DATABASE_URL: database.url, REQUESTS_PER_MINUTE: "1200" });
    flooder = spawnBound(["--import", "tsx", "tests/support/proxies/flooder.ts"], { PATH: process.env.PATH });
    await once(flooder, "message");
    sockets = await Promise.all(
      Array.from({ length: otherClients }, async () => {
        const user = await registry.signUp();
        await notifyUser(registry, user.userId);
        return connectSocket(provider.origin, await realtimeTokenOf(registry, user));
      }),
    );
  });
  afterAll(async () => {
    for (const { close } of sockets) close();
    flooder.kill("SIGKILL");
    await provider.kill();
    await registry.close();
    await database.close();
  });

  /** Returns the milliseconds of other users' requests, sent as fast as the provider allows one user. */
  async function measureLatencies(): Promise<number[]> {
    const times: number[] = [];
    await Promise.all(
      sockets.map(async (socket) => {
        for (let ask = 0; ask < requestsPerPeriod; ask += 1) {
          const startedAt = performance.now();
          expect(await socket.ask("get_notifications")).toEqual({ ok: true });
          times.push(performance.now() - startedAt);
          await pause(120);
        }
      }),
    );
    return times;
  }

  async function measureFlood(): Promise<number[]> {
    const token = await realtimeTokenOf(registry, await registry.signUp());
    flooder.send({ origin: provider.origin, token });
    const times = await measureLatencies();
    const stopped = once(flooder, "message");
    flooder.send("stop");
    [tally] = await stopped;
    return times;
  }
  let tally: unknown;

  test("doesn't double other clients' p99", { timeout: 300_000 }, async () => {
    await measureLatencies();
    // Takes the median of the periods' p99, so that one period with other load doesn't matter.
    const quietLatencies: number[] = [];
    const floodLatencies: number[] = [];
    const ratio = () => median(floodLatencies) / median(quietLatencies);
    for (let pair = 0; pair < pairs.most && (pair < pairs.least || ratio() > 2); pair += 1) {
      quietLatencies.push(p99(await measureLatencies()));
      floodLatencies.push(p99(await measureFlood()));
    }
    printCoverage(
      `W5: p99 of ${otherClients} members ${median(quietLatencies).toFixed(1)} ms alone, ${median(floodLatencies).toFixed(1)} ms beside a flood ` +
        `(${quietLatencies.length} spells each of ${otherClients * requestsPerPeriod} questions; flood: ${JSON.stringify(tally)})`,
    );
    expect(ratio()).toBeLessThanOrEqual(2);
  });
});

function p99(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!;
}
