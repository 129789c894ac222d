import { afterAll, beforeAll, expect, test } from "vitest";
import { type FraudSignal, fraudSignalNames } from "#contract/fraud/fraud-signals.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { countClickDays } from "#provider/modules/clicks/count-days.ts";
import { findMatches } from "#provider/modules/fraud/evaluate.ts";
import { signals } from "#provider/modules/fraud/signals/all-signals.ts";
import { sumChangedDays } from "#provider/modules/rollups/sum-days.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { plantIn } from "../../support/fraud/planted-members.ts";

const now = new Date("2026-03-01T12:00:00Z");

test("every signal is declared under its own key", () => {
  expect(fraudSignalNames.map((name) => signals[name].key)).toEqual(fraudSignalNames);
});

test.each([
  ["mailinator.com", 1],
  ["inbox.mailinator.com", 1],
  ["example.com", 0],
  ["com", 0],
])("disposable mail: %s has the value %i", (domain, value) => {
  expect(signals.disposable_mail.valueOf({ domain })).toBe(value);
});

test.each([
  ["conversion", { clicks: 9, purchases: 9, expected: 0.1 }],
  ["returns", { purchases: 4, refused: 4, usualPercent: 1 }],
  ["country_mismatch", { clicks: 4, elsewhere: 4 }],
] as const)("%s: few events have no value", (signal, facts) => {
  expect(signals[signal].valueOf(facts)).toBe(0);
});

test("conversion: a store without figures counts as one expected purchase", () => {
  expect(signals.conversion.valueOf({ clicks: 10, purchases: 8, expected: 0 })).toBe(8);
});

test("returns: the value is a multiple of the usual share", () => {
  expect(signals.returns.valueOf({ purchases: 10, refused: 6, usualPercent: 12 })).toBe(5);
});

describeOnBothDatabases("fraud signals", (open) => {
  let connection: Connection;
  let plant: ReturnType<typeof plantIn>;
  beforeAll(async () => {
    connection = await open();
    plant = plantIn(connection.database, now);
  });
  afterAll(() => connection.close());

  /** Returns the evidence of a signal for a member; undefined if it finds nothing. */
  async function measure(signal: FraudSignal, userId: string) {
    const rules = [{ conditions: [{ signal, atLeast: 0.1 }] }];
    const [match] = await findMatches(connection.database, { rules, userIds: [userId], now });
    return match?.evidence[0];
  }
  const members = (count: number) => Promise.all(Array.from({ length: count }, () => plant.member()));

  test("shared payout: names the other accounts with the payout account", async () => {
    const [one = "", two = "", three = "", other = ""] = await members(4);
    for (const id of [one, two, three]) await plant.payout(id, "ring");
    await plant.payout(other, "elsewhere");
    const found = await measure("shared_payout", one);
    expect(found?.value).toBe(2);
    expect(found?.members.toSorted()).toEqual([two, three].toSorted());
    expect(await measure("shared_payout", other)).toBeUndefined();
  });

  test("shared device: names the other accounts used in a browser", async () => {
    const [one = "", two = "", other = ""] = await members(3);
    for (const id of [one, two]) await plant.device(id, "browser");
    await plant.device(other, "another browser");
    expect(await measure("shared_device", one)).toMatchObject({ value: 1, members: [two] });
    expect(await measure("shared_device", other)).toBeUndefined();
  });

  test("shared address: counts the other accounts at an address, unless it is one of this machine's", async () => {
    const [one = "", two = "", three = ""] = await members(3);
    for (const id of [one, two, three]) await plant.session(id, "203.0.113.9");
    expect((await measure("shared_address", one))?.value).toBe(2);
    const [local = "", other = ""] = await members(2);
    for (const id of [local, other]) await plant.session(id, "127.0.0.1");
    expect(await measure("shared_address", local)).toBeUndefined();
  });

  test("disposable mail: finds the domain of a throwaway mailbox", async () => {
    const throwaway = await plant.member({ email: "someone@Mailinator.com" });
    expect((await measure("disposable_mail", throwaway))?.facts).toEqual({ domain: "mailinator.com" });
    expect(await measure("disposable_mail", await plant.member())).toBeUndefined();
  });

  test("fast purchases: counts purchases within ten seconds of the click", async () => {
    const [fast = "", usual = ""] = await members(2);
    for (const seconds of [2, 9, 10]) await plant.purchase(fast, { seconds });
    await plant.purchase(usual, { seconds: 600 });
    expect((await measure("fast_purchases", fast))?.facts).toEqual({ purchases: 2, fastest: 2 });
    expect(await measure("fast_purchases", usual)).toBeUndefined();
  });

  test("conversion: compares purchases with what the store's other visitors buy", async () => {
    const [buyer = "", ...visitors] = await members(5);
    for (let count = 0; count < 10; count += 1) await plant.purchase(buyer);
    for (const visitor of visitors) for (let count = 0; count < 20; count += 1) await plant.click(visitor);
    await countClickDays(connection.database, now);
    await sumChangedDays(connection.database);
    const found = await measure("conversion", buyer);
    expect(found?.facts).toMatchObject({ clicks: 10, purchases: 10 });
    expect(found?.value).toBeGreaterThan(4);
    expect(await measure("conversion", visitors[0]!)).toBeUndefined();
  });

  test("self-referral: follows a chain to friends with the member's payout account", async () => {
    const [first = "", second = "", third = "", otherMember = ""] = await members(4);
    await plant.referral(first, second);
    await plant.referral(second, third);
    await plant.referral(first, otherMember);
    for (const id of [first, third]) await plant.payout(id, "chain");
    expect(await measure("self_referral", first)).toMatchObject({
      value: 1,
      facts: { chain: 2 },
      members: [third],
    });
    expect(await measure("self_referral", second)).toBeUndefined();
  });

  test("self-referral: finds friends who use the member's browser", async () => {
    const [first = "", friend = ""] = await members(2);
    await plant.referral(first, friend);
    for (const id of [first, friend]) await plant.device(id, "family");
    expect((await measure("self_referral", first))?.members).toEqual([friend]);
  });

  test("returns: compares rejected and reversed purchases with the usual share", async () => {
    const [returner = "", usual = ""] = await members(2);
    for (let count = 0; count < 5; count += 1) await plant.purchase(returner, { isRejected: true });
    for (let count = 0; count < 35; count += 1) await plant.purchase(usual);
    await sumChangedDays(connection.database);
    const found = await measure("returns", returner);
    expect(found?.facts).toMatchObject({ purchases: 5, refused: 5 });
    expect(found?.value).toBeGreaterThan(4);
    expect(await measure("returns", usual)).toBeUndefined();
  });

  test("refused claims: counts a member's refused claims", async () => {
    const member = await plant.member();
    expect(await measure("refused_claims", member)).toBeUndefined();
    for (let count = 0; count < 3; count += 1) await plant.rejectedClaim(member);
    expect((await measure("refused_claims", member))?.value).toBe(3);
  });

  test("payout velocity: counts the methods added in seven days", async () => {
    const member = await plant.member();
    await plant.payout(member, "old", 8 * 24);
    for (const account of ["first", "second"]) await plant.payout(member, account);
    expect((await measure("payout_velocity", member))?.value).toBe(2);
  });

  test("country mismatch: is the share of clicks from elsewhere", async () => {
    const [member, unknown] = [await plant.member({ country: "FR" }), await plant.member()];
    for (const country of ["FR", "US", "US", "BR", "US"]) {
      await plant.click(member, { country });
      await plant.click(unknown, { country });
    }
    expect(await measure("country_mismatch", member)).toMatchObject({
      value: 80,
      facts: { countries: 3, country: "FR" },
    });
    expect(await measure("country_mismatch", unknown)).toBeUndefined();
  });
});
