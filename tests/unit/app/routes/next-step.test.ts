import { expect, test } from "vitest";
import type { Wallet } from "#contract/wallet/wallet.ts";
import type { WalletItem } from "#contract/wallet/wallet-items.ts";
import type { HomeStore } from "~/routes/$lang.dashboards.crm/view";
import { nextStepOf } from "~/routes/$lang.dashboards.crm/next-step";

const wallet = (payoutMethod: boolean, secondFactor: boolean) => ({
  state: "loaded" as const,
  data: { setUp: { payoutMethod, secondFactor } } as Wallet,
});
const withdrawalsInStates = (...states: ("failed" | "paid")[]) => ({
  state: "loaded" as const,
  data: states.map((state, index) => ({
    id: `${index}`,
    subject: { withdrawal: { state } },
  })) as unknown as WalletItem[],
});

const loadedStores = (...data: object[]) => ({ state: "loaded" as const, data: data as HomeStore[] });
const cashBack = { kind: "percent" as const, minimum: 800, maximum: 800 };
const raised = {
  slug: "nike",
  name: "Nike",
  cashBack,
  boost: { usual: null, endsAt: "" },
  isFavourite: true,
};

test("a failed payment is the first step", () => {
  const money = { wallet: wallet(false, false), latest: withdrawalsInStates("failed", "paid") };
  expect(nextStepOf(money, loadedStores())).toEqual({ kind: "failed", id: "0" });
});

test("a failed payment followed by a paid withdrawal isn't shown as the next step", () => {
  const money = { wallet: wallet(true, true), latest: withdrawalsInStates("paid", "failed") };
  expect(nextStepOf(money, loadedStores()).kind).toBe("friend");
});

test.each([
  [false, false, "method"],
  [true, false, "security"],
  [true, true, "friend"],
])("with payout method %s and second factor %s: %s", (method, factor, kind) => {
  expect(
    nextStepOf({ wallet: wallet(method, factor), latest: withdrawalsInStates() }, loadedStores()).kind,
  ).toBe(kind);
});

test("suggests inviting a friend if the provider doesn't answer", () => {
  const failed = { state: "failed" as const, message: "", status: 503, requestId: undefined };
  expect(nextStepOf({ wallet: failed, latest: failed }, failed).kind).toBe("friend");
});

test("suggests a favorite store whose rate is raised", () => {
  const money = { wallet: wallet(true, true), latest: withdrawalsInStates() };
  const others = [
    { ...raised, slug: "visited", isFavourite: false },
    { ...raised, slug: "usual", boost: null },
  ];
  expect(nextStepOf(money, loadedStores(...others)).kind).toBe("friend");
  expect(nextStepOf(money, loadedStores(...others, raised))).toEqual({
    kind: "raised",
    store: { slug: "nike", name: "Nike", cashBack },
  });
});

test("protecting the account comes before a raised rate", () => {
  const money = { wallet: wallet(true, false), latest: withdrawalsInStates() };
  expect(nextStepOf(money, loadedStores(raised)).kind).toBe("security");
});
