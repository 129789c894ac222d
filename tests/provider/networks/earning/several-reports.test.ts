import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listPostbacks } from "#contract/networks/admin-postbacks.ts";
import { usualParameters } from "#provider/demo/networks.ts";
import type { PostbackMapping } from "#contract/networks/postbacks.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { describeOnBothDatabases } from "../../../support/databases/databases.ts";
import {
  leadOf,
  createStoreFixture,
  postReport,
  reportBody,
  type StoreFixture,
} from "../../../support/money/network-reports.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../../support/programs/provider.ts";

describeOnBothDatabases("several reports in one request", (open) => {
  let provider: TestProvider;
  let store: StoreFixture;
  let member: TestUser;
  let admin: TestUser;
  beforeAll(async () => {
    provider = await startTestProvider({ open, environment: { POSTBACKS_PER_MINUTE: "0" } });
    member = await provider.signUp();
    admin = await provider.signUp({ role: "admin" });
  });
  beforeEach(async () => {
    store = await createStoreFixture(provider);
  });
  afterAll(() => provider.close());

  async function purchase(transaction_id: string): Promise<string> {
    return reportBody(provider, { click_id: await store.click(member.userId), transaction_id });
  }
  async function statesOf({ network }: StoreFixture) {
    const { data } = await provider.call(listPostbacks, { as: admin, query: { network } });
    return data.map(({ state }) => state).toSorted();
  }

  test("each is credited on its own, whatever the others are", async () => {
    const [one, two] = [await purchase(`${store.network}-1`), await purchase(`${store.network}-2`)];
    const response = await postReport(provider, store, `[${one},{"status":"pending"},${two}]`);
    expect(response.statusCode).toBe(200);
    await processDueEvents(provider.app);
    expect(await leadOf(provider, `${store.network}-1`)).toMatchObject({ state: "pending" });
    expect(await leadOf(provider, `${store.network}-2`)).toMatchObject({ state: "pending" });
    expect(await statesOf(store)).toEqual(["applied", "applied", "quarantined"]);
  });

  test("a report sent before is a duplicate, even in another request", async () => {
    const [one, two] = [await purchase(`${store.network}-1`), await purchase(`${store.network}-2`)];
    await postReport(provider, store, `[${one}]`);
    await postReport(provider, store, `[${one},${two}]`);
    await processDueEvents(provider.app);
    expect(await statesOf(store)).toEqual(["applied", "applied"]);
  });

  test("with the same transaction are items of one purchase if the mapping sets `lines` to `items`", async () => {
    const mapping: PostbackMapping = {
      parameters: usualParameters,
      statuses: { pending: "pending" },
      amounts: "major",
      times: "iso",
      lines: "items",
    };
    store = await createStoreFixture(provider, { mapping });
    const item = await purchase(`${store.network}-1`);
    await postReport(provider, store, `[${item},${item}]`);
    await postReport(provider, store, `[${item},${item}]`);
    await processDueEvents(provider.app);
    expect(await leadOf(provider, `${store.network}-1`)).toMatchObject({ orderAmount: 20_000n });
  });

  test("are the items of one report if the mapping names their array", async () => {
    const mapping: PostbackMapping = {
      parameters: { ...usualParameters, part: "items.id", amount: "items.amount" },
      statuses: { pending: "pending" },
      amounts: "major",
      times: "iso",
      items: "items",
    };
    store = await createStoreFixture(provider, { mapping });
    const order = JSON.parse(await purchase(`${store.network}-1`)) as object;
    const items = [
      { id: "1", amount: "30.00" },
      { id: "2", amount: "50.00" },
    ];
    await postReport(provider, store, JSON.stringify({ ...order, items }));
    await postReport(provider, store, JSON.stringify({ ...order, items: items.toReversed() }));
    await processDueEvents(provider.app);
    expect(await leadOf(provider, `${store.network}-1`)).toMatchObject({ orderAmount: 8_000n });
    expect(await statesOf(store)).toEqual(["applied", "applied"]);
  });

  test("a report with more than a hundred items is refused", async () => {
    store = await createStoreFixture(provider, {
      mapping: {
        parameters: usualParameters,
        statuses: { pending: "pending" },
        amounts: "major",
        times: "iso",
        items: "items",
      },
    });
    const items = Array.from({ length: 101 }, () => 1);
    expect((await postReport(provider, store, JSON.stringify({ items }))).statusCode).toBe(413);
  });

  test("more than a hundred reports in one request are refused", async () => {
    const response = await postReport(
      provider,
      store,
      `[${Array.from({ length: 101 }, () => "{}").join(",")}]`,
    );
    expect(response.statusCode).toBe(413);
    expect(await statesOf(store)).toEqual([]);
  });
});
