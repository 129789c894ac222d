import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { Agent, request as fetchOver } from "undici";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkLedger } from "#provider/ledger/check.ts";
import {
  openTestPostgres,
  explainMissingPostgres,
  type TestPostgres,
} from "../support/databases/databases.ts";
import { balancesOf } from "../support/money/ledger.ts";
import { startProviderProcess, type ProviderProcess } from "../support/programs/provider-process.ts";
import { startTestProvider, type TestProvider } from "../support/programs/provider.ts";
import { printCoverage, repetitions } from "../support/programs/repetitions.ts";
import { signUpPayee, type Payee } from "../support/money/withdrawals.ts";

const skipReason = await explainMissingPostgres();
const amount = 1_000;
const programs = ["dropped-one", "dropped-two"];

interface ResponseSummary {
  status: number;
  retryAfter: string | undefined;
  key: unknown;
}

describe.skipIf(skipReason)(
  `the database drops its connections${skipReason ? ` (${skipReason})` : ""}`,
  () => {
    let database: TestPostgres;
    let provider: TestProvider;
    let payee: Payee;
    let processes: ProviderProcess[];
    const agent = new Agent({ connections: 24 });

    beforeAll(async () => {
      database = await openTestPostgres(4);
      provider = await startTestProvider({ connection: database });
      payee = await signUpPayee(provider, 100_000_000n);
      processes = await Promise.all(
        programs.map((name) => startProviderProcess({ DATABASE_URL: withApplicationName(name) })),
      );
    });
    afterAll(async () => {
      await agent.close();
      for (const process of processes) await process.kill();
      await provider.close();
      await database.close();
    });

    /**
     * Returns the database address with an application name that distinguishes a program's connections from the
     * test's.
     */
    function withApplicationName(name: string): string {
      const url = new URL(database.url);
      url.searchParams.set("application_name", name);
      return url.href;
    }

    async function send(origin: string, path: string, key?: string): Promise<ResponseSummary> {
      const { statusCode, headers, body } = await fetchOver(`${origin}/apis/v1/${path}`, {
        method: key ? "POST" : "GET",
        dispatcher: agent,
        headers: {
          authorization: `Bearer ${payee.accessToken}`,
          ...(key ? { "content-type": "application/json", "idempotency-key": key } : {}),
        },
        body: key
          ? JSON.stringify({ payoutMethodId: payee.methodId, amount, password: payee.password })
          : null,
      });
      const problem = (await body.json()) as { key?: unknown };
      return { status: statusCode, retryAfter: headers["retry-after"]?.toString(), key: problem.key };
    }

    /** Ends all connections of the programs, including busy ones, and returns their number. */
    async function drop(): Promise<number> {
      const { rows } = (await database.database.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name in (${programs[0]}, ${programs[1]})`)) as unknown as {
        rows: unknown[];
      };
      return rows.length;
    }

    test("no program exits, every call gets a success or 503, and no work is left half done", async () => {
      const drops = repetitions({ ci: 24, long: 200 });
      // Connections are dropped after this many withdrawal responses, so that the moment doesn't depend on the
      // clock.
      const between = 4;
      const counted = { drops: 0, connections: 0, responses: 0, refused: 0 };
      const keys: string[] = [];
      let untilNext = between;
      let dropping: Promise<void> | undefined;

      async function recordResponse(
        { status, retryAfter, key }: ResponseSummary,
        expected: number,
      ): Promise<void> {
        counted.responses += 1;
        if (status !== expected) {
          counted.refused += 1;
          expect({ status, retryAfter, key }).toEqual({ status: 503, retryAfter: "1", key: "unavailable" });
        }
      }
      async function dropNext(): Promise<void> {
        counted.connections += await drop();
        counted.drops += 1;
        untilNext = between;
        dropping = undefined;
      }
      async function withdraw(index: number): Promise<void> {
        const { origin } = processes[index % 2]!;
        while (counted.drops < drops) {
          const key = randomUUID();
          keys.push(key);
          const response = await send(origin, "withdrawals", key);
          await recordResponse(response, 201);
          untilNext -= 1;
          if (untilNext <= 0) await (dropping ??= dropNext());
        }
      }
      async function read(index: number): Promise<void> {
        const { origin } = processes[index % 2]!;
        while (counted.drops < drops) await recordResponse(await send(origin, "wallet"), 200);
      }
      await Promise.all([0, 1, 2, 3, 4, 5].map(withdraw).concat([0, 1].map(read)));

      expect(processes.map(({ child }) => child.exitCode)).toEqual([null, null]);
      expect(await checkLedger(database.database)).toEqual([]);
      // Clients that got a 503 retry with the same key. Each withdrawal is made once, whatever the first response
      // was.
      for (const key of keys) expect((await send(processes[0]!.origin, "withdrawals", key)).status).toBe(201);
      const { reserved } = await balancesOf(database.database, payee.userId);
      expect(reserved).toBe(BigInt(keys.length * amount));
      expect(await checkLedger(database.database)).toEqual([]);
      // No connection is lost for good: as many concurrent requests as the pools allow are served.
      const crowd = Array.from({ length: 40 }, (_, index) => send(processes[index % 2]!.origin, "wallet"));
      expect(new Set((await Promise.all(crowd)).map(({ status }) => status))).toEqual(new Set([200]));
      printCoverage(
        `${counted.drops} drops, ${counted.connections} connections ended, ` +
          `${counted.responses} answers of which ${counted.refused} were 503, no exit`,
      );
    });
  },
);
