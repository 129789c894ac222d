import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "csv-parse/sync";
import { desc, eq, type SQL, sql } from "drizzle-orm";
import { parquetReadObjects } from "hyparquet";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getJobQueue, retryJobs } from "#contract/jobs/admin-jobs.ts";
import { getWarehouse, requestWarehouseExport } from "#contract/warehouse/admin-warehouse.ts";
import { users } from "#provider/database/schema/schema.ts";
import { warehouseRuns } from "#provider/database/schema/warehouse-schema.ts";
import { readEnvironment } from "#provider/environment.ts";
import { exportDue } from "#provider/modules/warehouse/run.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { createStoreFixture, processReport } from "../../support/money/network-reports.ts";
import { submitWithdrawal, signUpPayee } from "../../support/money/withdrawals.ts";
import { startObjectStorage, storageKeys } from "../../support/programs/object-storage.ts";
import {
  startTestProvider,
  testVariables,
  type TestProvider,
  type TestUser,
} from "../../support/programs/provider.ts";

const hour = 60 * 60 * 1000;

interface Manifest {
  kind: string;
  datasets: { name: string; rows: number; columns: { name: string; type: string }[] }[];
  files: { name: string; dataset: string; format: string; rows: number; bytes: number; sha256: string }[];
}

describeOnBothDatabases("exports to the operator's storage", (open) => {
  let root: string;
  let provider: TestProvider;
  let admin: TestUser;
  let now = new Date();
  let storage: Awaited<ReturnType<typeof startObjectStorage>>;
  beforeAll(async () => {
    [root, storage] = [await mkdtemp(path.join(tmpdir(), "cashlane-warehouse-")), await startObjectStorage()];
    const environment = { WAREHOUSE_URL: pathToFileURL(path.join(root, "out")).href };
    provider = await startTestProvider({ open, environment, clock: () => now });
    admin = await provider.signUp({ role: "admin" });
    const payee = await signUpPayee(provider, 20_000n);
    await submitWithdrawal(provider, payee, 1_500);
    const store = await createStoreFixture(provider);
    await processReport(provider, store, {
      click_id: await store.click(payee.userId),
      transaction_id: 'T-"1",\né',
    });
  });
  beforeEach(async () => {
    await provider.app.database.delete(warehouseRuns);
    now = new Date(now.getTime() + hour);
    storage.objects.clear();
    storage.rejects = () => false;
  });
  afterEach(() => rm(path.join(root, "out"), { recursive: true, force: true }));
  afterAll(async () => {
    await provider.close();
    await storage.close();
    await rm(root, { recursive: true });
  });

  const latest = async () => {
    const [run] = await provider.app.database
      .select()
      .from(warehouseRuns)
      .orderBy(desc(warehouseRuns.createdAt))
      .limit(1);
    return run!;
  };
  /** Exports a day later, so that the schedule requests it. */
  async function exportNext(environment: object = {}) {
    now = new Date(now.getTime() + 24 * hour);
    const app = provider.app;
    await exportDue({
      database: app.database,
      clock: () => now,
      log: app.log,
      environment: { ...app.environment, ...environment },
    });
    return latest();
  }
  /**
   * Waits until all transactions that have begun so far have ended, including those of other tests on this
   * server. Otherwise, the next export would repeat all rows that changed since the oldest open transaction
   * began.
   */
  async function untilEarlierEnded() {
    const numberOf = async (transaction: SQL) => {
      const [row] = await provider.app.database
        .select({ id: sql<string>`${transaction}::text` })
        .from(sql`(select 1) as one`);
      return BigInt(row!.id);
    };
    const last = await numberOf(sql`pg_current_xact_id()`);
    const isEnded = async () => (await numberOf(sql`pg_snapshot_xmin(pg_current_snapshot())`)) > last;
    await expect.poll(isEnded).toBe(true);
  }
  const pathOf = (folder: string, name: string) => path.join(root, "out", folder, name);
  const readManifest = async (folder: string) =>
    JSON.parse(await readFile(pathOf(folder, "manifest.json"), "utf8")) as Manifest;
  const rowsOf = ({ datasets }: Manifest, dataset: string) =>
    datasets.find(({ name }) => name === dataset)!.rows;
  const bucket = () => ({
    WAREHOUSE_URL: storage.url,
    WAREHOUSE_ACCESS_KEY: storageKeys.accessKey,
    WAREHOUSE_SECRET_KEY: storageKeys.secretKey,
    WAREHOUSE_REGION: storageKeys.region,
    WAREHOUSE_PRIVATE_ADDRESSES: "allow",
  });

  test("describe every file by rows, size and hash in a manifest", async () => {
    const { folder } = await exportNext();
    const { files } = await readManifest(folder!);
    expect((await readdir(path.join(root, "out", folder!))).sort()).toEqual(
      [...files.map(({ name }) => name), "manifest.json"].sort(),
    );
    for (const { name, bytes, sha256 } of files) {
      const content = await readFile(pathOf(folder!, name));
      expect(content.length, name).toBe(bytes);
      expect(createHash("sha256").update(content).digest("hex"), name).toBe(sha256);
    }
  });

  test("are complete at first, with the same rows in Parquet as in CSV", async () => {
    const { folder } = await exportNext();
    const manifest = await readManifest(folder!);
    expect(manifest.kind).toBe("complete");
    expect(rowsOf(manifest, "purchases")).toBe(1);
    expect(rowsOf(manifest, "withdrawals")).toBe(1);
    expect(rowsOf(manifest, "ledger")).toBe(8);
    expect(rowsOf(manifest, "members")).toBe(2);
    for (const { name, columns } of manifest.datasets) {
      const csv = parse(await readFile(pathOf(folder!, `${name}-0001.csv`)), { columns: true });
      const bytes = await readFile(pathOf(folder!, `${name}-0001.parquet`));
      const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
      const rows = await parquetReadObjects({ file });
      const asText = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value ?? ""));
      const texts = rows.map((row) =>
        Object.fromEntries(columns.map((column) => [column.name, asText(row[column.name])])),
      );
      expect(texts, name).toEqual(csv);
    }
  });

  test("have only what changed afterwards", async () => {
    await untilEarlierEnded();
    await exportNext();
    await provider.app.database.update(users).set({ country: "FR" }).where(eq(users.id, admin.userId));
    const { folder } = await exportNext();
    const manifest = await readManifest(folder!);
    expect(manifest.kind).toBe("incremental");
    expect(manifest.datasets.map(({ rows }) => rows)).toEqual([0, 0, 1, 0]);
    expect(await readFile(pathOf(folder!, "members-0001.csv"), "utf8")).toContain(admin.userId);
  });

  test("lose no change that was under way during the one before", async () => {
    // PGlite has one connection, so no transaction runs beside an export.
    if (provider.connection.kind === "pglite") return;
    await untilEarlierEnded();
    await exportNext();
    const name = randomUUID();
    await provider.app.database.transaction(async (tx) => {
      await tx.update(users).set({ name }).where(eq(users.id, admin.userId));
      // This transaction is still open while a later one commits and its rows are exported.
      await provider.signUp();
      expect(await exportNext()).toMatchObject({ state: "done", rows: 1 });
    });
    const { folder } = await exportNext();
    expect(await readFile(pathOf(folder!, "members-0001.csv"), "utf8")).toContain(admin.userId);
  });

  test("are complete again on a restored database, where transactions have other numbers", async () => {
    const { cursor } = await exportNext();
    await provider.app.database.update(warehouseRuns).set({ cursor: { ...cursor!, database: "another" } });
    const { folder } = await exportNext();
    expect((await readManifest(folder!)).kind).toBe("complete");
  });

  test("are sent to a bucket with a signature and hash that the storage verifies", async () => {
    const { state, files, folder } = await exportNext(bucket());
    expect(state).toBe("done");
    expect(files).toBe(8);
    expect([...storage.objects.keys()].at(-1)).toBe(`/figures/daily/${folder}/manifest.json`);
    expect(storage.objects.size).toBe(9);
  });

  test("are refused with a wrong key, and tried again at most three times", async () => {
    const wrongKey = { ...bucket(), WAREHOUSE_SECRET_KEY: "wrong" };
    expect(await exportNext(wrongKey)).toMatchObject({
      state: "waiting",
      attempts: 1,
      failure: "storage_refused",
    });
    await exportNext(wrongKey);
    expect(await exportNext(wrongKey)).toMatchObject({ state: "failed", attempts: 3 });
    expect(storage.objects.size).toBe(0);
  });

  test("that end early have no manifest, and the next attempt has a folder of its own", async () => {
    storage.rejects = (url) => url.includes("withdrawals");
    expect(await exportNext(bucket())).toMatchObject({ state: "waiting" });
    expect([...storage.objects.keys()].filter((key) => key.endsWith("manifest.json"))).toEqual([]);
    storage.rejects = () => false;
    const { folder } = await exportNext(bucket());
    const manifests = [...storage.objects.keys()].filter((key) => key.endsWith("manifest.json"));
    expect(manifests).toEqual([`/figures/daily/${folder}/manifest.json`]);
    expect(folder).toMatch(/-2$/);
  });

  test("are taken over from a process that crashed", async () => {
    const [id, lease] = [randomUUID(), randomUUID()];
    const leaseEndsAt = new Date(now.getTime() + hour);
    await provider.app.database
      .insert(warehouseRuns)
      .values({ id, state: "working", attempts: 1, dueAt: now, createdAt: now, lease, leaseEndsAt });
    expect(await exportNext()).toMatchObject({ id, state: "done", attempts: 2 });
  });

  test("are listed with the jobs if they fail, and retried from there", async () => {
    const wrongKey = { ...bucket(), WAREHOUSE_SECRET_KEY: "wrong" };
    for (let attempt = 0; attempt < 3; attempt++) await exportNext(wrongKey);
    const params = { queue: "warehouse" as const };
    // The sessions of earlier days have ended.
    const as = await provider.signUp({ role: "admin" });
    const { data } = await provider.call(getJobQueue, { as, params });
    expect(data.jobs).toMatchObject([{ reason: "storage_refused", attempts: 3 }]);
    await provider.call(retryJobs, { as, params, body: { jobs: null } });
    expect(await exportNext(bucket())).toMatchObject({ state: "done", attempts: 1 });
  });

  test("don't go to a private address unless that is allowed", async () => {
    const publicOnly = { ...bucket(), WAREHOUSE_PRIVATE_ADDRESSES: "refuse" };
    expect(await exportNext(publicOnly)).toMatchObject({ failure: "private_address" });
    const byName = { ...publicOnly, WAREHOUSE_URL: storage.url.replace("127.0.0.1", "localhost") };
    expect(await exportNext(byName)).toMatchObject({ failure: "private_address" });
    expect(storage.objects.size).toBe(0);
  });

  test("leave nothing in the data folder", async () => {
    await exportNext();
    storage.rejects = () => true;
    await exportNext(bucket());
    const remainingFiles = await readdir(provider.environment.DATA_DIR);
    expect(remainingFiles.filter((name) => name.startsWith("warehouse"))).toEqual([]);
  });

  const request = (as: TestUser, key: string = randomUUID()) =>
    provider.call(requestWarehouseExport, { as, headers: { "idempotency-key": key } });
  /** Signs up an admin for one test. The clock advances by days, so the sessions of earlier tests expire. */
  const signUpAdmin = () => provider.signUp({ role: "admin" });

  test("start at once when an admin requests one, and are listed", async () => {
    await exportNext();
    const requester = await signUpAdmin();
    const requested = (await request(requester)).data;
    const { database, environment, log } = provider.app;
    await exportDue({ database, environment, log, clock: () => now });
    const { data } = await provider.call(getWarehouse, { as: requester });
    expect(data.destination).toBe(path.join(root, "out"));
    expect(data.exports.map(({ id }) => id)).toContain(requested.id);
    expect(data.exports.map(({ state }) => state)).toEqual(["done", "done"]);
    expect(data.exports[0]!.files).toBe(8);
  });

  test("aren't requested twice", async () => {
    const [requester, key] = [await signUpAdmin(), randomUUID()];
    const first = await request(requester, key);
    expect((await request(requester, key)).data.id).toBe(first.data.id);
    expect((await request(requester)).body.key).toBe("warehouse_export_open");
  });
});

describe("settings of exports", () => {
  const keys = { WAREHOUSE_ACCESS_KEY: "a", WAREHOUSE_SECRET_KEY: "b" };
  const readSettings = (settings: Record<string, string>) => () =>
    readEnvironment({ ...testVariables, ...settings });

  test.each([
    [{ WAREHOUSE_URL: "https://host/bucket" }, "WAREHOUSE_ACCESS_KEY is missing"],
    [{ ...keys, WAREHOUSE_URL: "http://host/bucket" }, "WAREHOUSE_URL must be https"],
    [{ ...keys, WAREHOUSE_URL: "https://host/" }, "WAREHOUSE_URL must name"],
    [{ ...keys, WAREHOUSE_URL: "https://user:secret@host/bucket" }, "WAREHOUSE_URL must name"],
    [{ WAREHOUSE_URL: "file://server/share" }, "WAREHOUSE_URL must name"],
    [{ WAREHOUSE_URL: "ftp://host/folder" }, "WAREHOUSE_URL must be like"],
  ])("refuse %o", (settings, message) => {
    expect(readSettings(settings)).toThrow(message);
  });

  test("take a folder without keys", () => {
    expect(readSettings({ WAREHOUSE_URL: "file:///srv/figures" })().WAREHOUSE_HOURS).toBe(24);
  });
});
