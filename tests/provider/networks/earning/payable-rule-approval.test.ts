import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changeNetwork, createNetwork, getNetwork } from "#contract/networks/admin-networks.ts";
import { createStoreFixture } from "../../../support/money/network-reports.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../../support/programs/provider.ts";

const usual = { usualDaysFrom: 60, usualDaysTo: 75 };

describe("a change of the payable rule", () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider();
  });
  afterAll(() => provider.close());

  test("a rule that may pay sooner waits for another admin; the network's payment rule applies at once", async () => {
    const { network: key } = await createStoreFixture(provider, usual);
    const [first, second] = [
      await provider.signUp({ role: "admin" }),
      await provider.signUp({ role: "admin" }),
    ];
    const change = async (as: TestUser, body: object) => {
      const { version } = (await provider.call(getNetwork, { as, params: { key } })).data;
      return provider.call(changeNetwork, { as, params: { key }, body: { version, ...body } });
    };
    expect((await change(first, { payableRule: "locked" })).data).toMatchObject({
      payableRule: "days",
      holdDaysRequest: { days: 45, rule: "locked" },
    });
    expect((await change(first, { holdDaysRequest: "approve" })).status).toBe(403);
    expect((await change(second, { holdDaysRequest: "approve" })).data).toMatchObject({
      payableRule: "locked",
      holdDaysRequest: null,
    });
    expect((await change(first, { payableRule: "paid" })).data.payableRule).toBe("paid");
    expect((await change(first, { usualDaysFrom: null, usualDaysTo: null })).body.fields).toEqual({
      usualDaysTo: [expect.any(String)],
    });
  });

  test("a new network uses days until another admin approves its lock date rule", async () => {
    const admin = await provider.signUp({ role: "admin" });
    const body = {
      key: "new-network",
      name: "New",
      status: "paused" as const,
      trackingUrl: "https://network.test/go?sub={click}",
      payableRule: "locked" as const,
      holdDays: 60,
      ...usual,
      clickDays: 30,
      tracksWithinHours: 48,
      authentication: "hmac" as const,
      addresses: [],
    };
    expect((await provider.call(createNetwork, { as: admin, body })).data).toMatchObject({
      payableRule: "days",
      holdDays: 60,
      holdDaysRequest: { days: 60, rule: "locked" },
    });
  });
});
