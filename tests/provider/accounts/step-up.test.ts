import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import {
  changeNetwork,
  createNetwork,
  getNetwork,
  rotateNetworkSecret,
} from "#contract/networks/admin-networks.ts";
import { usualHoldDays } from "#contract/networks/networks.ts";
import { adjustBalance } from "#contract/accounts/admin-users.ts";
import {
  adminGetWithdrawal,
  approveWithdrawal,
  decideWithdrawals,
} from "#contract/withdrawals/admin-withdrawals.ts";
import { login, stepUp, stepUpSeconds } from "#contract/accounts/auth.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { balancesOf } from "../../support/money/ledger.ts";
import { createStoreFixture } from "../../support/money/network-reports.ts";
import { closeAndVerify } from "../../support/money/two-admins.ts";
import { openWithdrawal } from "../../support/money/withdrawals.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const minute = 60 * 1000;
const stale = { status: 403, key: "step_up_required" };

describeOnDatabase("a recent password is required for decisions on money", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  let now = new Date("2026-05-04T09:00:00Z");
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
  });
  beforeEach(async () => {
    admin = await provider.signUp({ role: "admin", name: "Ada Admin" });
  });
  afterAll(() => closeAndVerify(provider));

  const advanceClock = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));
  const callStepUp = (password = admin.password, as = admin) =>
    provider.call(stepUp, { as, body: { password } });
  const stateOf = async (id: string) =>
    (await provider.call(adminGetWithdrawal, { as: admin, params: { id } })).data.state;
  const statusAndKey = ({ status, body }: { status: number; body: Record<string, unknown> }) => ({
    status,
    key: body.key,
  });

  test("accepts a password for ten minutes, then requires it again and completes the same form once", async () => {
    const { id, params } = await openWithdrawal(provider);
    const headers = { "idempotency-key": randomUUID() };
    const approve = () => provider.call(approveWithdrawal, { as: admin, params, headers });
    advanceClock(stepUpSeconds * 1000);
    const inTime = await openWithdrawal(provider);
    expect((await provider.call(approveWithdrawal, { as: admin, params: inTime.params })).data.state).toBe(
      "approved",
    );
    advanceClock(1000);
    expect(statusAndKey(await approve())).toEqual(stale);
    expect(await stateOf(id)).toBe("requested");
    expect((await callStepUp()).status).toBe(200);
    expect((await approve()).data.state).toBe("approved");
    expect((await approve()).data.approvals).toEqual({ given: 1, required: 1 });
    const { data: log } = await provider.call(listActivityLogs, {
      as: admin,
      query: { action: "withdrawal.approve" },
    });
    expect(log.filter(({ object }) => object?.id === id)).toHaveLength(1);
  });

  test("a bulk action does nothing until the password is entered, and everything afterwards", async () => {
    const ids = [(await openWithdrawal(provider)).id, (await openWithdrawal(provider)).id];
    const headers = { "idempotency-key": randomUUID() };
    const body = { ids, decision: { action: "approve" as const } };
    const decide = () => provider.call(decideWithdrawals, { as: admin, body, headers });
    advanceClock(11 * minute);
    expect(statusAndKey(await decide())).toEqual(stale);
    expect(await Promise.all(ids.map(stateOf))).toEqual(["requested", "requested"]);
    await callStepUp();
    expect((await decide()).data).toMatchObject({ done: [{ id: ids[0] }, { id: ids[1] }], refused: [] });
  });

  test("an adjustment requires a recent password, and so does a shorter holding period", async () => {
    const member = await provider.signUp();
    const store = await createStoreFixture(provider);
    const network = { as: admin, params: { key: store.network } };
    const { version, holdDays } = (await provider.call(getNetwork, network)).data;
    advanceClock(11 * minute);
    const adjustment = {
      as: admin,
      params: { id: member.userId },
      body: { amount: 500, reason: "Correction" },
    };
    expect(statusAndKey(await provider.call(adjustBalance, adjustment))).toEqual(stale);
    expect((await balancesOf(provider.app.database, member.userId)).available ?? 0n).toBe(0n);
    const shorter = { version, holdDays: holdDays - 1 };
    expect(statusAndKey(await provider.call(changeNetwork, { ...network, body: shorter }))).toEqual(stale);
    expect((await provider.call(getNetwork, network)).data).toMatchObject({ version, holdDaysRequest: null });
    // Changes that don't affect money require no step-up, although forms send all settings.
    const settings = { version, name: "Renamed", holdDays };
    expect((await provider.call(changeNetwork, { ...network, body: settings })).status).toBe(200);
  });

  test("replacing a network's secret requires a recent password", async () => {
    const store = await createStoreFixture(provider);
    const network = { as: admin, params: { key: store.network } };
    const current = async () => (await provider.call(getNetwork, network)).data.secrets;
    const before = await current();
    const body = { overlapHours: 0 as const, replaces: before.at(-1)!.id };
    advanceClock(11 * minute);
    expect(statusAndKey(await provider.call(rotateNetworkSecret, { ...network, body }))).toEqual(stale);
    expect(await current()).toEqual(before);
    await callStepUp();
    expect((await provider.call(rotateNetworkSecret, { ...network, body })).status).toBe(200);
  });

  test("creating a network requires a recent password", async () => {
    const body = {
      key: `net-${randomUUID().slice(0, 8)}`,
      name: "New Net",
      status: "paused" as const,
      authentication: "hmac" as const,
      addresses: [],
      trackingUrl: "https://example.test/go?sub={click}",
      clickDays: 14,
      tracksWithinHours: 24,
    };
    const make = () =>
      provider.call(createNetwork, { as: admin, body: { ...body, holdDays: usualHoldDays } });
    advanceClock(11 * minute);
    expect(statusAndKey(await make())).toEqual(stale);
    await callStepUp();
    expect((await make()).status).toBe(201);
  });

  test("changing a click address requires a recent password", async () => {
    const store = await createStoreFixture(provider);
    const network = { as: admin, params: { key: store.network } };
    const { version, trackingUrl } = (await provider.call(getNetwork, network)).data;
    const body = { version, trackingUrl: "https://elsewhere.test/go?sub={click}" };
    advanceClock(11 * minute);
    expect(statusAndKey(await provider.call(changeNetwork, { ...network, body }))).toEqual(stale);
    expect((await provider.call(getNetwork, network)).data.trackingUrl).toBe(trackingUrl);
    await callStepUp();
    expect((await provider.call(changeNetwork, { ...network, body })).status).toBe(200);
  });

  test("a wrong password causes an error on its field and counts as a guess; a correct one confirms only this login", async () => {
    const { params } = await openWithdrawal(provider);
    const { email, password } = admin;
    const otherToken = (await provider.call(login, { body: { email, password } })).data.access_token;
    advanceClock(11 * minute);
    const wrongPassword = await callStepUp("Wrong-horse-7");
    expect(wrongPassword.status).toBe(422);
    expect(wrongPassword.body).toMatchObject({
      key: "wrong_password",
      fields: { password: [expect.any(String)] },
    });
    expect(statusAndKey(await provider.call(approveWithdrawal, { as: admin, params }))).toEqual(stale);
    await callStepUp(password, { ...admin, accessToken: otherToken });
    expect(statusAndKey(await provider.call(approveWithdrawal, { as: admin, params }))).toEqual(stale);
    for (let guess = 0; guess < 10; guess++) await callStepUp("Wrong-horse-7");
    expect((await callStepUp()).status).toBe(429);
  });
});
