import { expect, test } from "vitest";
import { buildWorld } from "#provider/demo/build.ts";
import { toLedgerRows } from "#provider/demo/ledger-rows.ts";
import { createRandom } from "#provider/demo/random.ts";
import type { DemoData } from "#provider/demo/demo-data.ts";
import { newPayoutDetails } from "#contract/withdrawals/payout-methods.ts";
import { withdrawalState } from "#contract/withdrawals/withdrawals.ts";

const hashes = { byEmail: new Map<string, string>(), others: "none" };
const today = new Date("2026-03-15T10:20:30Z");
const build = (now = today, currency = "USD") =>
  buildWorld(now, { CURRENCY: currency, NETWORK_ORIGIN: "http://network.test" }, hashes);

/** A demo that several tests read. Building one takes a second. */
let shared: DemoData | undefined;
function sharedDemo(): DemoData {
  shared ??= build();
  return shared;
}

const system = (["networks", "payouts", "fees", "shop", "bonuses"] as const).map((kind) => ({
  id: kind,
  userId: null,
  kind,
  balance: 0n,
  isClosed: false,
}));

function availableOf(world: DemoData, email: string): bigint {
  const userId = world.users.find((user) => user.email === email)?.id;
  const { accounts } = toLedgerRows(world.bookings, system, createRandom(1));
  return accounts.find((account) => account.userId === userId && account.kind === "available")?.balance ?? 0n;
}

test("builds the same demo every time", () => {
  expect(build()).toEqual(build());
});

test("has about sixty stores, two hundred members and twelve months", () => {
  const world = sharedDemo();
  expect(world.stores).toHaveLength(60);
  expect(new Set(world.stores.map((store) => store.slug)).size).toBe(60);
  expect(world.users).toHaveLength(202);
  const months = new Set(world.leads.map((lead) => lead.occurredAt.toISOString().slice(0, 7)));
  expect(months.size).toBeGreaterThanOrEqual(12);
  expect(world.leads.length).toBeGreaterThan(1_000);
});

test("has a shop with a year of products, orders, reviews, friends, and customers of many countries", () => {
  const { shop, reviews, referrals, referralInvitations, users } = sharedDemo();
  expect(shop.products).toHaveLength(40);
  expect(shop.categories).toHaveLength(12);
  expect(shop.orders).toHaveLength(600);
  expect(reviews).toHaveLength(300);
  expect(referrals.length + referralInvitations.length).toBe(200);
  const months = new Set(shop.orders.map(({ placedAt }) => placedAt.toISOString().slice(0, 7)));
  expect(months.size).toBeGreaterThanOrEqual(10);
  const buyers = new Set(shop.orders.map(({ userId }) => userId));
  const countries = new Set(users.filter(({ id }) => buyers.has(id!)).map(({ country }) => country));
  expect(countries.size).toBeGreaterThan(12);
});

test("boosts three stores above their usual rates, one of them within a budget", () => {
  const { offers } = sharedDemo();
  const boosts = offers.filter(({ audience }) => audience);
  expect(boosts.map(({ rateMaximum }) => rateMaximum)).toEqual([800, 750, 600]);
  for (const boost of boosts) {
    const usual = offers.find(({ storeId, audience }) => storeId === boost.storeId && !audience);
    expect(boost.rate).toBeGreaterThan(usual!.rateMaximum);
    expect(boost.endsAt!.getTime()).toBeGreaterThan(today.getTime());
  }
  expect(boosts.filter(({ budget }) => budget).map(({ cap }) => cap)).toEqual([2_500n]);
});

test("has every state of a lead and of a withdrawal", () => {
  const world = sharedDemo();
  expect(new Set(world.withdrawals.map((withdrawal) => withdrawal.state))).toEqual(
    // The other states are only reached through a payout run, and the demo has none.
    new Set(withdrawalState.exclude(["sent", "returned", "unclaimed"]).options),
  );
  expect(new Set(world.leads.map((lead) => lead.state))).toEqual(
    new Set(["pending", "confirmed", "payable", "rejected", "reversed", "on_hold"]),
  );
});

test("the two admins decide, never the member, and both above the limit", () => {
  const world = sharedDemo();
  const admins = world.users.filter((user) => user.role === "admin").map((user) => user.id);
  expect(admins).toHaveLength(2);
  expect(
    world.approvals.every(({ adminId, memberId }) => admins.includes(adminId) && adminId !== memberId),
  ).toBe(true);
  const large = world.withdrawals.filter(({ amount, state }) => amount > 50_000n && state === "paid");
  expect(large.length).toBeGreaterThan(0);
  for (const { id } of large) {
    const deciders = world.approvals
      .filter((approval) => approval.withdrawalId === id)
      .map(({ adminId }) => adminId);
    expect(new Set(deciders)).toEqual(new Set(admins));
  }
});

test("nothing in the demo lies in the future", () => {
  const world = sharedDemo();
  const moments = [
    ...world.users.map((user) => user.createdAt),
    ...world.leads.map((lead) => lead.occurredAt),
    ...world.bookings.map((booking) => booking.at),
    ...world.notifications.flatMap(({ createdAt, readAt }) => [createdAt, readAt ?? createdAt]),
    ...world.withdrawals.flatMap(({ requestedAt, settledAt }) => [requestedAt, settledAt ?? requestedAt]),
  ];
  expect(Math.max(...moments.map((moment) => moment.getTime()))).toBeLessThanOrEqual(today.getTime());
  const newest = Math.max(...world.bookings.map((booking) => booking.at.getTime()));
  expect(today.getTime() - newest).toBeLessThan(24 * 3600 * 1000);
});

test("at any day and hour has money to withdraw, decisions to make and second approvals", () => {
  for (let step = 0; step < 4; step += 1) {
    const world = build(new Date(today.getTime() + step * 211.3 * 3600 * 1000));
    expect(availableOf(world, "member@cashlane.test")).toBeGreaterThan(60_000n);
    const queue = world.withdrawals.filter((withdrawal) => withdrawal.state === "requested");
    expect(queue.length).toBeGreaterThanOrEqual(10);
    expect(queue.filter((withdrawal) => withdrawal.amount > 50_000n).length).toBeGreaterThanOrEqual(3);
  }
});

test("every user was last seen at their last action, and no session is active", () => {
  const { users, sessions, clicks } = sharedDemo();
  const lastSeenTimes = new Map(sessions.map(({ userId, lastSeenAt }) => [userId, lastSeenAt]));
  expect(users.every(({ id }) => lastSeenTimes.has(id!))).toBe(true);
  expect(clicks.every(({ userId, createdAt }) => createdAt! <= lastSeenTimes.get(userId!)!)).toBe(true);
  expect(sessions.every(({ revokedAt, ip }) => revokedAt && revokedAt <= today && !ip)).toBe(true);
});

test("payout methods pass the contract's own check", () => {
  for (const { details } of sharedDemo().methods)
    expect(newPayoutDetails.safeParse(details).error).toBeUndefined();
});

test("CURRENCY: uses the same figures in yen and dinars", () => {
  expect(availableOf(build(today, "JPY"), "member@cashlane.test")).toBeGreaterThan(600n);
  expect(availableOf(build(today, "KWD"), "member@cashlane.test")).toBeGreaterThan(600_000n);
});

test("M8 ledger rows refuse invalid bookings and overdrafts", () => {
  const [account, other] = [
    { userId: "u", kind: "available" } as const,
    { userId: "u", kind: "reserved" } as const,
  ];
  const booking = {
    kind: "withdrawal_requested",
    reference: { type: "withdrawal", id: "w" },
    currency: "USD",
    at: today,
  } as const;
  const rows = (first: bigint, second: bigint) => () =>
    toLedgerRows(
      [
        {
          ...booking,
          moves: [
            { account, amount: first },
            { account: other, amount: second },
          ],
        },
      ],
      system,
      createRandom(1),
    );
  expect(rows(-5n, 4n)).toThrow("does not sum to zero");
  expect(rows(-5n, 5n)).toThrow("overdraws available");
});
