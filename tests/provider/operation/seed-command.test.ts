import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { count } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "#provider/database/schema/schema.ts";
import {
  openTestPostgres,
  explainMissingPostgres,
  type TestPostgres,
} from "../../support/databases/databases.ts";
import { builtProgram } from "../../support/programs/built-program.ts";

const skipReason = await explainMissingPostgres();
const key = "0123456789abcdef0123456789abcdef";

describe.skipIf(skipReason)(`the seed command${skipReason ? ` (${skipReason})` : ""}`, () => {
  let database: TestPostgres;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), "cashlane-seed-"));
    database = await openTestPostgres(3);
  });
  afterAll(async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  function seed(variables: Record<string, string>) {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: database.url, ...variables };
    const script = [builtProgram("provider/commands/seed.js")];
    return new Promise<{ code: number; output: string }>((resolve) => {
      execFile(process.execPath, script, { env }, (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === "number" ? error.code : 0, output: stdout + stderr });
      });
    });
  }
  const secrets = { TOKEN_SECRET: key, INTERNAL_KEY: key, PAYOUT_KEY: key };

  async function countUsers() {
    const [counted] = await database.database.select({ users: count() }).from(users);
    return counted!.users;
  }

  test("names missing settings and writes nothing", async () => {
    const { code, output } = await seed({});
    expect(code).toBe(1);
    expect(output).toContain("TOKEN_SECRET is missing");
    expect(await countUsers()).toBe(0);
  });

  test("writes the demo once", async () => {
    expect(await seed(secrets)).toEqual({ code: 0, output: "The demo was written.\n" });
    const written = await countUsers();
    expect(written).toBeGreaterThan(10);
    expect(await seed(secrets)).toEqual({
      code: 0,
      output: "The demo is already there: nothing was written.\n",
    });
    expect(await countUsers()).toBe(written);
  });
});
