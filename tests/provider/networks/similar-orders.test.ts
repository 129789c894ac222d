import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { acceptClaim, adminGetClaim } from "#contract/claims/admin-claims.ts";
import { sendTestClaim } from "../../support/money/claims.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { createStoreFixture, processReport, type StoreFixture } from "../../support/money/network-reports.ts";
import { closeAndVerify } from "../../support/money/two-admins.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const day = 24 * 3_600_000;
const now = new Date("2026-03-15T12:00:00Z");

describeOnBothDatabases("order numbers that differ by an unknown leading word", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  let store: StoreFixture;
  let member: TestUser;
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    admin = await provider.signUp({ role: "admin" });
  });
  afterAll(() => closeAndVerify(provider));
  beforeEach(async () => {
    [store, member] = [await createStoreFixture(provider), await provider.signUp()];
  });

  const visit = (user = member) => store.click(user.userId, new Date(now.getTime() - 5 * day));
  async function claim(clickId: string, orderNumber: string): Promise<void> {
    const order = { clickId, orderNumber, orderedOn: "2026-03-11", orderAmount: 10_000 };
    const { data } = await sendTestClaim(provider, member, order);
    await provider.call(acceptClaim, { as: admin, params: { id: data.id } });
  }
  const reportOrder = (click_id: string, order_id: string) =>
    processReport(provider, store, { click_id, order_id, time: "2026-03-11T15:00:00.000Z" });
  const heldOutcome = { state: "quarantined", reason: "order_similar_to_claim" };

  test.each([
    ["Orden 5562021", "5562021"],
    ["5562021", "Orden 5562021"],
  ])("a report of the same visit is held if %s was claimed and %s reported", async (one, other) => {
    const click = await visit();
    await claim(click, one);
    expect(await reportOrder(click, other)).toMatchObject(heldOutcome);
  });

  test.each([
    ["Orden 5562021", "5562021"],
    ["5562021", "Orden 5562021"],
  ])("a report of another visit is held if %s was claimed and %s reported", async (one, other) => {
    await claim(await visit(), one);
    expect(await reportOrder(await visit(), other)).toMatchObject(heldOutcome);
  });

  test("a report of another member's visit is held", async () => {
    await claim(await visit(), "Orden 5562021");
    const other = await provider.signUp();
    expect(await reportOrder(await visit(other), "5562021")).toMatchObject(heldOutcome);
  });

  test("is credited if the order number merely ends like the claimed one", async () => {
    await claim(await visit(), "995562021");
    expect(await reportOrder(await visit(), "5562021")).toMatchObject({ state: "applied" });
  });
});

describeOnBothDatabases("two claims with similar order numbers", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    admin = await provider.signUp({ role: "admin" });
  });
  afterAll(() => closeAndVerify(provider));

  /** Sends claims of `5562021` and `5562021-1` by two members. */
  async function sendBoth() {
    const store = await createStoreFixture(provider);
    const claimOf = async (orderNumber: string) => {
      const member = await provider.signUp();
      const clickId = await store.click(member.userId, new Date(now.getTime() - 5 * day));
      const order = { clickId, orderNumber, orderedOn: "2026-03-11", orderAmount: 10_000 };
      return (await sendTestClaim(provider, member, order)).data.id;
    };
    return { first: await claimOf("5562021"), second: await claimOf("5562021-1") };
  }
  const accept = (id: string, seen: string[] = []) =>
    provider.call(acceptClaim, { as: admin, params: { id }, body: { seen } });

  test.each(["first", "second"] as const)(
    "an admin who opens the %s claim sees the other",
    async (opened) => {
      const claims = await sendBoth();
      const other = claims[opened === "first" ? "second" : "first"];
      const { data } = await provider.call(adminGetClaim, { as: admin, params: { id: claims[opened] } });
      expect(data.related).toMatchObject([{ kind: "claim", id: other, relation: "similar" }]);
    },
  );

  test("the second claim is accepted only after the admin confirms seeing the first", async () => {
    const { first, second } = await sendBoth();
    await accept(first);
    expect((await accept(second)).status).toBe(409);
    const { data } = await provider.call(adminGetClaim, { as: admin, params: { id: second } });
    expect(
      (
        await accept(
          second,
          data.related.map(({ id }) => id),
        )
      ).status,
    ).toBe(200);
  });
});
