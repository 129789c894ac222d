import { randomUUID } from "node:crypto";
import { and, eq, like } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { leads } from "#provider/database/schema/earning-schema.ts";
import { postbackEvents } from "#provider/database/schema/network-schema.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { describeOnBothDatabases, openMemoryDatabase } from "../../../support/databases/databases.ts";
import { balancesOf } from "../../../support/money/ledger.ts";
import {
  leadOf,
  createStoreFixture,
  type StoreFixture,
  processReport,
  type ReportedPurchase,
} from "../../../support/money/network-reports.ts";
import { csvOf, createImporter, reportColumns as columns } from "../../../support/money/report-files.ts";
import type { TestUser } from "../../../support/programs/provider.ts";
import { closeAndVerify, startWithTwoAdmins, twoAdmins } from "../../../support/money/two-admins.ts";

describeOnBothDatabases("a network's report as a file", (open) => {
  const { provider, admin, second } = twoAdmins(open);
  let member: TestUser;
  let store: StoreFixture;
  let files: ReturnType<typeof createImporter>;
  beforeAll(async () => {
    store = await createStoreFixture(provider);
    member = await provider.signUp();
    files = createImporter(provider, admin, store);
  });

  const line = async (
    more: Partial<ReportedPurchase> = {},
    user = member,
  ): Promise<Partial<ReportedPurchase>> => ({
    click_id: await store.click(user.userId),
    transaction_id: `T-${randomUUID()}`,
    amount: "100.00",
    commission: "12.00",
    currency: "USD",
    status: "pending",
    time: new Date().toISOString(),
    ...more,
  });

  test.each([
    ["little", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le")],
    ["big", (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
  ])("reads a %s-endian UTF-16 file", async (_, encode) => {
    const { id } = (await files.upload(encode(csvOf([await line(), await line()], "\t")))).data;
    expect((await files.load(id)).totals).toEqual({ new: 2, changes: 0, unchanged: 0, error: 0 });
  });

  test("a trial shows each line's effect and changes nothing; applying the file does that once", async () => {
    const knownLine = await line();
    await processReport(provider, store, knownLine as ReportedPurchase);
    const newLine = await line({ order_id: "O-1" });
    const rows = [
      ...[newLine, { ...knownLine, status: "approved" }, knownLine, newLine],
      ...[await line({ amount: "=1+1" }), await line({ click_id: randomUUID() }), await line({}, admin)],
    ];
    const { id } = (await files.upload(`${csvOf(rows)}\r\none,two`)).data;
    const tried = await files.load(id);
    expect(tried.totals).toEqual({ new: 1, changes: 1, unchanged: 2, error: 4 });
    expect(tried.lines.map(({ line, effect, reason }) => [line, reason ?? effect])).toEqual([
      ...[
        [6, "amount_invalid"],
        [7, "click_unknown"],
        [8, "own_purchase"],
        [9, "line_shape"],
      ],
      ...[
        [2, "new"],
        [3, "changes"],
        [4, "unchanged"],
        [5, "unchanged"],
      ],
    ]);
    expect(await leadOf(provider, newLine.transaction_id!)).toBeUndefined();

    const headers = { "idempotency-key": randomUUID() };
    const applied = [await files.apply(id, admin, headers), await files.apply(id, admin, headers)];
    expect(applied[1]!.data).toEqual(applied[0]!.data);
    expect(await files.apply(id, second)).toMatchObject({
      status: 409,
      body: { key: "report_applied_already", message: "This report has already been applied." },
    });
    await processDueEvents(provider.app);
    expect(await leadOf(provider, newLine.transaction_id!)).toMatchObject({
      state: "pending",
      source: "import",
    });
    expect(await leadOf(provider, knownLine.transaction_id!)).toMatchObject({ state: "confirmed" });
    expect((await files.load(id)).became).toEqual([
      { state: "applied", count: 2 },
      { state: "quarantined", count: 3 },
      { state: "unchanged", count: 1 },
    ]);
    const isOfLastRow = like(postbackEvents.payload, `%${rows[6]!.transaction_id}%`);
    expect(await provider.app.database.select().from(postbackEvents).where(isOfLastRow)).toEqual([]);
    const { data } = await provider.call(listActivityLogs, { as: admin, query: { limit: 2 } });
    expect(data.map(({ action, after }) => [action, after])).toEqual([
      ["report.apply", { network: store.network, lines: 7, credits: 1200, leftOut: 1 }],
      ["report.upload", { network: store.network, lines: 8 }],
    ]);
  });

  test("reads a byte order mark, semicolons and quotes", async () => {
    const { id } = (await files.upload(`\uFEFF${csvOf([await line({ order_id: '"A;1"' })], ";")}`)).data;
    expect((await files.load(id)).totals).toMatchObject({ new: 1, error: 0 });
  });

  test.each([
    ["", "report_empty"],
    ["\n\n", "report_empty"],
    [columns.join(","), "report_empty"],
    ["a,b\n1,2", "report_columns_missing"],
    [`${columns.join(",")},amount\n1`, "report_columns_missing"],
    [`${"a,".repeat(100_000)}\n1`, "report_too_wide"],
    [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0, 0xff]), "report_not_text"],
    [Buffer.from("é,è\n1,2", "latin1"), "report_columns_missing"],
    [Buffer.from("caf\u00e9,\u00e8,\u00e9\n1,2,3").subarray(0, 10), "report_not_text"],
    [`${columns.join(",")}\n"${"x".repeat(100_000)}`, "report_not_text"],
  ])("%#: refuses an invalid file with an error on its field and stores nothing", async (content, key) => {
    const response = await files.upload(content);
    expect(response).toMatchObject({ status: 400, body: { key, fields: { content: [expect.any(String)] } } });
  });

  test("a file above 16 MB is refused", async () => {
    const response = await files.upload("x".repeat(16 * 1024 * 1024 + 1));
    expect(response.status).toBe(400);
    expect(response.body.fields).toEqual({ content: ["The file is larger than 16 MB."] });
  });
});

describe("a file compared with single reports", () => {
  test("gives the same purchases and money, in any order and with any repetition", async () => {
    const { provider, admin } = await startWithTwoAdmins(openMemoryDatabase);
    const store = await createStoreFixture(provider);
    const { upload, apply } = createImporter(provider, admin, store);
    const clickedAt = new Date(Date.now() - 7 * 24 * 3_600_000);
    const reportArbitrary = fc.record({
      number: fc.constantFrom("A", "B"),
      status: fc.constantFrom("pending", "approved", "declined", "reversed"),
      amount: fc.constantFrom("10.00", "100.00", "55.55"),
      hour: fc.integer({ min: 1, max: 5 }),
    });
    const order = fc
      // Of two reports with the same time, the one received last wins. Each purchase therefore has at most one
      // per hour.
      .uniqueArray(reportArbitrary, {
        minLength: 1,
        maxLength: 6,
        selector: ({ number, hour }) => `${number} ${hour}`,
      })
      .chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })),
      );

    async function balanceAndLeads({ userId }: TestUser) {
      const isOwn = and(eq(leads.userId, userId));
      const rows = await provider.app.database
        .select()
        .from(leads)
        .where(isOwn)
        .orderBy(leads.networkTransactionId);
      const shown = rows.map(({ state, orderAmount, cashBack, commission, occurredAt, heldFrom }) => ({
        // A rejection and a reversal have the same value. Which one results depends on the order of arrival
        // (docs/decisions/0027).
        state: state === "reversed" ? "rejected" : state,
        orderAmount,
        cashBack,
        commission,
        occurredAt,
        heldFrom,
      }));
      return { shown, balances: await balancesOf(provider.app.database, userId) };
    }

    await fc.assert(
      fc.asyncProperty(order, async ([all, mixed]) => {
        const [one, other] = [await provider.signUp(), await provider.signUp()];
        const run = randomUUID();
        const wordsOf = async (user: TestUser) => {
          const click_id = await store.click(user.userId, clickedAt);
          return ({ number, status, amount, hour }: (typeof all)[number]): ReportedPurchase => ({
            click_id,
            transaction_id: `${number}-${user.userId}-${run}`,
            status,
            amount,
            currency: "USD",
            commission: "9.00",
            time: new Date(clickedAt.getTime() + hour * 3_600_000).toISOString(),
          });
        };
        const posted = await wordsOf(one);
        for (const report_ of all) await processReport(provider, store, posted(report_));
        const { id } = (await upload(csvOf(mixed.map(await wordsOf(other))))).data;
        await apply(id);
        await processDueEvents(provider.app);
        expect(await balanceAndLeads(other)).toEqual(await balanceAndLeads(one));
      }),
      { numRuns: 10 },
    );
    await closeAndVerify(provider);
  });
});
