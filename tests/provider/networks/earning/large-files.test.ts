import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { count, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { examineReport } from "#contract/networks/network-reports.ts";
import { networkReports, postbackEvents } from "#provider/database/schema/network-schema.ts";
import { leaseWork } from "#provider/modules/network-reports/repository.ts";
import { workOnReports } from "#provider/modules/network-reports/worker.ts";
import { describeOnDatabase, openMemoryDatabase } from "../../../support/databases/databases.ts";
import {
  createStoreFixture,
  type StoreFixture,
  type ReportedPurchase,
} from "../../../support/money/network-reports.ts";
import { csvOf, createImporter } from "../../../support/money/report-files.ts";
import { startWithTwoAdmins, twoAdmins } from "../../../support/money/two-admins.ts";
import type { TestProvider, TestUser } from "../../../support/programs/provider.ts";

const lineCount = 2100;

function purchase(click: string, index: number): Partial<ReportedPurchase> {
  return {
    click_id: click,
    transaction_id: `L-${index}-${randomUUID()}`,
    order_id: `O-${index}`,
    amount: (1 + index / 100).toFixed(2),
    commission: "0.10",
    currency: "USD",
    status: "pending",
    time: new Date().toISOString(),
  };
}

/** Returns the parts of the provider that a worker needs, with changes. */
function workerOf({ app }: TestProvider, change: { clock?: () => Date; wake?: () => void } = {}) {
  const { clock, database, environment, log, postbackSignal } = app;
  return {
    clock: change.clock ?? clock,
    database,
    environment,
    log,
    postbackSignal: change.wake ? { ...postbackSignal, wake: change.wake } : postbackSignal,
  };
}

describeOnDatabase("a network's file with many lines", (open) => {
  const { provider, admin } = twoAdmins(open);
  let store: StoreFixture;
  let files: ReturnType<typeof createImporter>;
  let member: TestUser;
  beforeAll(async () => {
    store = await createStoreFixture(provider);
    member = await provider.signUp();
    files = createImporter(provider, admin, store);
  });

  async function uploadLarge(own = 0) {
    const click = await store.click(member.userId);
    const ownClick = await store.click(admin.userId);
    const rows = Array.from({ length: lineCount }, (_, index) =>
      purchase(index < own ? ownClick : index % 3 === 0 ? randomUUID() : click, index),
    );
    return (await files.upload(gzipSync(csvOf(rows)))).data.id;
  }
  const countStored = async (reportId: string) => {
    const [row] = await provider.app.database
      .select({ count: count() })
      .from(postbackEvents)
      .where(eq(postbackEvents.reportId, reportId));
    return row!.count;
  };
  const expireExamination = (id: string) =>
    provider.app.database
      .update(networkReports)
      .set({ examinedAt: new Date(Date.now() - 16 * 60_000) })
      .where(eq(networkReports.id, id));

  test("is processed in the background and shows its progress", async () => {
    const id = await uploadLarge();
    expect((await files.load(id)).work).toEqual({ kind: "examine", done: 0, total: lineCount });
    expect(await files.apply(id)).toMatchObject({
      status: 409,
      body: { key: "report_being_examined" },
    });
    await workOnReports(workerOf(provider));
    const examined = await files.load(id);
    expect(examined.work).toBeNull();
    expect(examined.totals).toEqual({ new: 1400, changes: 0, unchanged: 0, error: 700 });
    expect(examined.lines).toHaveLength(500);
    expect(examined.lines[0]).toMatchObject({ line: 2, effect: "error", reason: "click_unknown" });
  });

  test("stores each line once if a process stops halfway", async () => {
    const id = await uploadLarge(30);
    await workOnReports(workerOf(provider));
    await files.apply(id);
    const stopped = new AbortController();
    await workOnReports(workerOf(provider, { wake: () => stopped.abort() }), stopped.signal);
    expect((await files.load(id)).work).toEqual({ kind: "store", done: 500, total: lineCount });
    await workOnReports(workerOf(provider));
    expect((await files.load(id)).work).toBeNull();
    expect(await countStored(id)).toBe(lineCount - 30);
    const [copied] = await provider.app.database
      .select({ copies: postbackEvents.copies })
      .from(postbackEvents)
      .where(eq(postbackEvents.reportId, id))
      .orderBy(postbackEvents.copies)
      .limit(1);
    expect(copied!.copies).toBe(1);
  });

  test("is continued by another process when a killed process's lease ends", async () => {
    const id = await uploadLarge();
    const { database, clock } = provider.app;
    expect((await leaseWork(database, clock()))?.id).toBe(id);
    await workOnReports(workerOf(provider));
    expect((await files.load(id)).work?.kind).toBe("examine");
    await workOnReports(workerOf(provider, { clock: () => new Date(clock().getTime() + 61_000) }));
    expect((await files.load(id)).work).toBeNull();
  });

  test("can only be applied if it was examined in the last minutes", async () => {
    const id = await uploadLarge();
    await workOnReports(workerOf(provider));
    await expireExamination(id);
    expect(await files.load(id)).toMatchObject({ isOutdated: true });
    expect(await files.apply(id)).toMatchObject({ status: 409, body: { key: "report_outdated" } });
    await provider.call(examineReport, { as: admin, params: { id } });
    await workOnReports(workerOf(provider));
    expect(await files.load(id)).toMatchObject({ isOutdated: false });
    expect((await files.apply(id)).status).toBe(200);
  });
});

describe("a network's file", () => {
  test("with more than 50,000 lines is refused", async () => {
    const { provider, admin } = await startWithTwoAdmins(openMemoryDatabase);
    const files = createImporter(provider, admin, await createStoreFixture(provider));
    const head = csvOf([]);
    const content = gzipSync(`${head}\n${"a,b\n".repeat(50_001)}`);
    expect(await files.upload(content)).toMatchObject({
      status: 400,
      body: { key: "report_too_many_lines" },
    });
    await provider.close();
  });

  test("that unpacks to more than 16 MB is refused", async () => {
    const { provider, admin } = await startWithTwoAdmins(openMemoryDatabase);
    const files = createImporter(provider, admin, await createStoreFixture(provider));
    const response = await files.upload(gzipSync("x".repeat(16 * 1024 * 1024 + 1)));
    expect(response).toMatchObject({ status: 400, body: { key: "report_too_large" } });
    await provider.close();
  });
});
