import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { PostbackMapping } from "#contract/networks/postbacks.ts";
import { usualParameters } from "#provider/demo/networks.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { describeOnBothDatabases } from "../../../support/databases/databases.ts";
import {
  leadOf,
  createStoreFixture,
  type StoreFixture,
  type ReportedPurchase,
} from "../../../support/money/network-reports.ts";
import { csvOf, createImporter } from "../../../support/money/report-files.ts";
import { twoAdmins } from "../../../support/money/two-admins.ts";
import type { TestUser } from "../../../support/programs/provider.ts";

describeOnBothDatabases("a file of a network whose lines are items", (open) => {
  const { provider, admin } = twoAdmins(open);
  let member: TestUser;
  let items: ReturnType<typeof createImporter>;
  let itemStore: StoreFixture;
  beforeAll(async () => {
    member = await provider.signUp();
    const mapping: PostbackMapping = {
      parameters: usualParameters,
      statuses: { pending: "pending", approved: "confirmed" },
      amounts: "major",
      times: "iso",
      lines: "items",
      negativeAmounts: "delta",
    };
    itemStore = await createStoreFixture(provider, { mapping });
    items = createImporter(provider, admin, itemStore);
  });
  async function order(): Promise<Partial<ReportedPurchase>[]> {
    const common = {
      click_id: await itemStore.click(member.userId),
      transaction_id: `T-${randomUUID()}`,
      commission: "9.00",
      currency: "USD",
      status: "pending",
      time: new Date().toISOString(),
    };
    return [
      { ...common, amount: "30.00", item: "book" },
      { ...common, amount: "50.00", item: "selected" },
      { ...common, amount: "20.00", item: "book" },
    ];
  }
  async function importReport(rows: Partial<ReportedPurchase>[]) {
    const { id } = (await items.upload(csvOf(rows))).data;
    const { totals } = await items.load(id);
    await items.apply(id);
    await processDueEvents(provider.app);
    return totals;
  }
  const leadOfOrder = ([first]: Partial<ReportedPurchase>[]) => leadOf(provider, first!.transaction_id!);

  test("adds up several lines of one transaction, each at its item's rate", async () => {
    const rows = await order();
    expect(await importReport(rows)).toEqual({ new: 1, changes: 2, unchanged: 0, error: 0 });
    expect(await leadOfOrder(rows)).toMatchObject({ orderAmount: 10_000n, cashBack: 750n });
  });

  test("the same file again, or in another order, changes nothing", async () => {
    const rows = await order();
    await importReport(rows);
    const lead = await leadOfOrder(rows);
    expect(await importReport(rows)).toEqual({ new: 0, changes: 0, unchanged: 3, error: 0 });
    await importReport([rows[1]!, rows[0]!, rows[2]!]);
    expect(await leadOfOrder(rows)).toEqual(lead);
  });

  test("two equal lines are two items", async () => {
    const [row] = await order();
    await importReport([row!, row!]);
    expect(await leadOfOrder([row!])).toMatchObject({ orderAmount: 6_000n });
  });

  test("a later file confirms the items of an earlier one", async () => {
    const rows = await order();
    await importReport(rows);
    const approved = rows.map((row) => ({ ...row, status: "approved" }));
    expect(await importReport(approved)).toMatchObject({ changes: 3 });
    expect(await leadOfOrder(rows)).toMatchObject({ state: "confirmed", orderAmount: 10_000n });
  });

  test("a return removes its item", async () => {
    const rows = await order();
    const returnRow = { ...rows[1]!, amount: "-50.00", commission: "-9.00" };
    expect(await importReport([returnRow, ...rows])).toMatchObject({ error: 0 });
    expect(await leadOfOrder(rows)).toMatchObject({ orderAmount: 5_000n, cashBack: 300n });
  });

  test("a return of an unknown purchase is reported as such", async () => {
    const [row] = await order();
    const { id } = (await items.upload(csvOf([{ ...row!, amount: "-50.00" }]))).data;
    expect((await items.load(id)).lines).toMatchObject([{ reason: "original_missing" }]);
  });
});
