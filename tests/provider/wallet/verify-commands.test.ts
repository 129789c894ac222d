import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { approveWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { builtProgram } from "../../support/programs/built-program.ts";
import {
  openTestPostgres,
  explainMissingPostgres,
  type TestPostgres,
} from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider } from "../../support/programs/provider.ts";
import { submitWithdrawal, signUpPayee } from "../../support/money/withdrawals.ts";

const skipReason = await explainMissingPostgres();

describe.skipIf(skipReason)(`M7, M9 the verify commands${skipReason ? ` (${skipReason})` : ""}`, () => {
  let database: TestPostgres;
  let dataDir: string;
  let provider: TestProvider;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), "cashlane-verify-"));
    database = await openTestPostgres(3);
    provider = await startTestProvider({ connection: database, environment: { DATA_DIR: dataDir } });
    const admin = await provider.signUp({ role: "admin" });
    const payee = await signUpPayee(provider, 10_000n);
    for (const amount of [1_000, 2_000]) {
      const { id } = (await submitWithdrawal(provider, payee, amount)).data;
      await provider.call(approveWithdrawal, { as: admin, params: { id } });
    }
  });
  afterAll(async () => {
    await provider.close();
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  function run(command: string, variables: Record<string, string> = {}) {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: database.url, ...variables };
    const script = [builtProgram(`provider/commands/${command}.js`)];
    return new Promise<{ code: number; said: string }>((resolve) => {
      execFile(process.execPath, script, { env }, (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === "number" ? error.code : 0, said: stdout + stderr });
      });
    });
  }
  async function withoutTriggers(statement: ReturnType<typeof sql>) {
    await database.database.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(statement);
    });
  }

  test("an intact ledger and log pass with exit code 0", async () => {
    expect(await run("verify-ledger")).toEqual({
      code: 0,
      said: expect.stringContaining("8 entries checked"),
    });
    expect(await run("verify-activity-log")).toEqual({
      code: 0,
      said: expect.stringMatching(/^(?!.*Warning).*intact: 2 rows, 2 heads/),
    });
  });

  test("names a changed balance with exit code 1", async () => {
    await withoutTriggers(sql`update ledger_accounts set balance = balance + 1 where kind = 'available'`);
    const { code, said } = await run("verify-ledger");
    expect(code).toBe(1);
    expect(said).toMatch(/^Broken: a balance is the sum of its entries \([\w-]{36}\)$/m);
    await withoutTriggers(sql`update ledger_accounts set balance = balance - 1 where kind = 'available'`);
  });

  test("names the row of a truncated log, with the head kept outside the database", async () => {
    await withoutTriggers(sql`delete from activity_logs where sequence = 2`);
    await withoutTriggers(
      sql`update activity_log_head set sequence = 1, hash = (select hash from activity_logs)`,
    );
    const broken = { code: 1, said: "The activity log is broken at row 2: the log's end is missing.\n" };
    expect(await run("verify-activity-log")).toEqual(broken);
    // Without the exported heads, the check can't detect the missing rows and prints a warning.
    const withoutData = await run("verify-activity-log", { DATA_DIR: path.join(dataDir, "elsewhere") });
    expect(withoutData).toEqual({
      code: 0,
      said: expect.stringContaining("Warning: there are no exported heads"),
    });
  });

  test("a missing database gives one clear sentence and exit code 1", async () => {
    const { code, said } = await run("verify-ledger", { DATABASE_URL: "postgres://127.0.0.1:1/none" });
    expect(code).toBe(1);
    expect(said).toMatch(/^Nothing was checked: .*ECONNREFUSED.*\n$/);
    expect((await run("verify-ledger", { DATABASE_URL: "nonsense" })).said).toMatch(
      /DATABASE_URL must be like/,
    );
  });
});
