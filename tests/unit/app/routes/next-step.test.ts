import { expect, test } from "vitest";
import type { Wallet } from "#contract/wallet/wallet.ts";
import type { WalletItem } from "#contract/wallet/wallet-items.ts";
import { nextStepOf } from "~/routes/$lang.dashboards.crm/next-step";

const wallet = (payoutMethod: boolean, secondFactor: boolean) => ({
  state: "loaded" as const,
  data: { setUp: { payoutMethod, secondFactor } } as Wallet,
});
const latest = (...states: ("failed" | "paid")[]) => ({
  state: "loaded" as const,
  data: states.map((state, index) => ({
    id: `${index}`,
    subject: { withdrawal: { state } },
  })) as unknown as WalletItem[],
});

test("a failed payment is the first step", () => {
  const money = { wallet: wallet(false, false), latest: latest("failed", "paid") };
  expect(nextStepOf(money)).toEqual({ kind: "failed", id: "0" });
});

test("a failed payment followed by a paid withdrawal isn't a step", () => {
  const money = { wallet: wallet(true, true), latest: latest("paid", "failed") };
  expect(nextStepOf(money).kind).toBe("friend");
});

test.each([
  [false, false, "method"],
  [true, false, "security"],
  [true, true, "friend"],
])("with payout method %s and second factor %s: %s", (method, factor, kind) => {
  expect(nextStepOf({ wallet: wallet(method, factor), latest: latest() }).kind).toBe(kind);
});

test("suggests inviting a friend if the provider doesn't answer", () => {
  const failed = { state: "failed" as const, message: "", requestId: null };
  expect(nextStepOf({ wallet: failed, latest: failed } as never).kind).toBe("friend");
});
