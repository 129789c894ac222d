import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { inTransaction } from "#provider/database/engine/unit-of-work.ts";
import { readHeads } from "#provider/modules/activity-logs/head-file.ts";
import { recordActivity, type Activity } from "#provider/modules/activity-logs/record.ts";
import { verifyActivityLog } from "#provider/modules/activity-logs/verify.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

describeOnDatabase("activity log", (open) => {
  let provider: TestProvider;
  let dataDir: string;
  let admin: TestUser;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), "cashlane-log-"));
    provider = await startTestProvider({ open, environment: { DATA_DIR: dataDir } });
    admin = await provider.signUp({ role: "admin" });
    for (const number of Array.from({ length: 25 }, (_, index) => index + 1)) await record(activity(number));
  });
  afterAll(async () => {
    await provider.close();
    await rm(dataDir, { recursive: true });
  });

  const record = (entry: Activity) =>
    inTransaction(provider.app.database, async (unit) => {
      await recordActivity(unit, entry);
    });
  function activity(number: number): Activity {
    return {
      at: new Date(Date.UTC(2026, 0, number, 12)),
      actor: { userId: admin.userId, email: admin.email },
      action: number % 2 ? "withdrawal.approve" : "withdrawal.reject",
      object: { type: "withdrawal", id: `id-${number}`, label: `WD-${number}_` },
      before: { state: "requested", zulu: 1, alpha: { b: [1, null], a: "é€" } },
      after: { state: number % 2 ? "approved" : "rejected" },
      request: null,
    };
  }
  const list = (query: object, user = admin) => provider.call(listActivityLogs, { as: user, query });

  test("lists entries newest first, paged by cursor without gaps or repeats", async () => {
    const listedIds: string[] = [];
    let cursor: string | undefined;
    do {
      const response = await list({ limit: 10, ...(cursor ? { cursor } : {}) });
      expect(response.meta).toMatchObject({ total: 25, totalIsExact: true });
      listedIds.push(...response.data.map((row) => row.id));
      cursor = response.meta.nextCursor ?? undefined;
    } while (cursor);
    expect(listedIds).toEqual(Array.from({ length: 25 }, (_, index) => String(25 - index)));
  });

  test("filters by action, text and whole days", async () => {
    expect((await list({ action: "withdrawal.approve" })).meta.total).toBe(13);
    expect((await list({ q: "wd-7_" })).data.map((row) => row.object.label)).toEqual(["WD-7_"]);
    expect((await list({ q: "WD%7" })).data).toEqual([]);
    expect((await list({ from: "2026-01-05", to: "2026-01-06" })).data.map((row) => row.id)).toEqual([
      "6",
      "5",
    ]);
  });

  test("answers 400 to a forged cursor", async () => {
    expect((await list({ cursor: "bm9uc2Vuc2U" })).status).toBe(400);
  });

  test("S7 is hidden from members and visitors", async () => {
    expect((await list({}, await provider.signUp())).status).toBe(403);
    expect((await provider.call(listActivityLogs)).status).toBe(401);
  });

  test("the chain verifies after a round trip through the database", async () => {
    expect(await verifyActivityLog(provider.app.database, await readHeads(dataDir))).toEqual({
      intact: true,
      rows: 25n,
    });
  });

  test("simultaneous rows form one chain without gaps", async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => record(activity(index + 1))));
    expect(await verifyActivityLog(provider.app.database, [])).toEqual({ intact: true, rows: 45n });
  });
});
