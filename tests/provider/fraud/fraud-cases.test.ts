import { and, eq, sql } from "drizzle-orm";
import { Registry } from "prom-client";
import { beforeEach, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { decideFraudCase, getFraudCase, listFraudCases } from "#contract/fraud/admin-fraud.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { openTicket } from "#contract/tickets/tickets.ts";
import {
  adminGetWithdrawal,
  approveWithdrawal,
  rejectWithdrawal,
  resumeWithdrawal,
} from "#contract/withdrawals/admin-withdrawals.ts";
import { fraudCases, fraudRules, fraudScan } from "#provider/database/schema/fraud-schema.ts";
import { payoutMethods } from "#provider/database/schema/schema.ts";
import { registerFraudMetrics } from "#provider/modules/fraud/metrics.ts";
import { screenMembers } from "#provider/modules/fraud/open-cases.ts";
import { expireCases, scanMembers, screenRequests } from "#provider/modules/fraud/scan.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { plantIn } from "../../support/fraud/planted-members.ts";
import { balancesOf } from "../../support/money/ledger.ts";
import { twoAdmins } from "../../support/money/two-admins.ts";
import { submitWithdrawal, signUpPayee } from "../../support/money/withdrawals.ts";

const reason = "The accounts belong to one person";

describeOnDatabase("fraud cases", (open) => {
  const { provider, admin, second } = twoAdmins(open);
  const database = () => provider.app.database;

  beforeEach(async () => {
    await database().delete(fraudCases);
    await database()
      .update(fraudRules)
      .set({
        mode: "off",
        conditions: [{ signal: "shared_payout", atLeast: 1 }],
        action: "hold",
        holdHours: 72,
      });
    await database()
      .update(fraudScan)
      .set({ startedAt: null, finishedAt: null, cursor: null, screenedUntil: null });
    // The accounts of earlier tests share their payout account.
    await database()
      .update(payoutMethods)
      .set({ mailboxFingerprint: sql`id::text` });
  });
  async function activate(mode: "active" | "observe" = "active", values: object = {}) {
    const [rule] = await database().select().from(fraudRules).orderBy(fraudRules.id).limit(1);
    await database()
      .update(fraudRules)
      .set({ mode, ...values })
      .where(eq(fraudRules.id, rule!.id));
    return rule!.id;
  }
  /** Signs up two members who have the same bank account, the first with an undecided withdrawal. */
  async function signUpRing() {
    const [payee, other] = [await signUpPayee(provider, 50_000n), await signUpPayee(provider, 50_000n)];
    const { id } = (await submitWithdrawal(provider, payee, 10_000)).data;
    return { payee, other, params: { id } };
  }
  const load = async (params: { id: string }) =>
    (await provider.call(adminGetWithdrawal, { as: admin, params })).data;
  const casesOf = async (q: string) =>
    (await provider.call(listFraudCases, { as: admin, query: { q } })).data;
  async function openHoldingCase() {
    await activate();
    const found = await signUpRing();
    await screenRequests(provider.app);
    const [opened] = await casesOf(found.payee.email);
    return { ...found, opened: opened!, at: { params: { id: opened!.id } } };
  }
  const decide = (as: typeof admin, params: { id: string }, decision: "clear" | "confirm") =>
    provider.call(decideFraudCase, { as, params, body: { decision, reason } });
  const appeal = (as: typeof admin, topic: "withdrawals" | "account" = "withdrawals") =>
    provider.call(openTicket, {
      as,
      headers: { "idempotency-key": crypto.randomUUID() },
      body: { topic, subject: "My withdrawal", message: "Why is it being checked for so long?" },
    });

  test("an observing rule opens no case and holds nothing", async () => {
    await activate("observe");
    const { payee, params } = await signUpRing();
    await screenRequests(provider.app);
    expect(await casesOf(payee.email)).toEqual([]);
    expect((await load(params)).hold).toBeNull();
  });

  test("a scan counts the members who meet an observing rule", async () => {
    const id = await activate("observe");
    await signUpRing();
    await scanMembers(provider.app);
    const [rule] = await database().select().from(fraudRules).where(eq(fraudRules.id, id));
    expect(rule?.touched).toBe(2);
  });

  test("an active rule holds undecided withdrawals and explains why", async () => {
    const { other, params, opened } = await openHoldingCase();
    expect(opened).toMatchObject({ state: "open", action: "hold" });
    expect(opened.evidence).toEqual([
      { signal: "shared_payout", value: 1, atLeast: 1, facts: { accounts: 1 }, members: [other.userId] },
    ]);
    expect((await load(params)).hold).toMatchObject({ by: null, reason: opened.reference });
  });

  test("a held withdrawal's money stays reserved", async () => {
    const { payee } = await openHoldingCase();
    expect((await balancesOf(database(), payee.userId)).reserved).toBe(10_000n);
  });

  test("the member is shown neither the rule nor the case", async () => {
    const { payee, opened } = await openHoldingCase();
    const { data } = await provider.call(listNotifications, { as: payee, query: {} });
    expect(data.map(({ type }) => type)).toEqual(["withdrawal_held"]);
    expect(JSON.stringify(data)).not.toContain(opened.reference);
  });

  test("staff who may decide are notified", async () => {
    const { opened } = await openHoldingCase();
    const { data } = await provider.call(listNotifications, { as: second, query: {} });
    expect(data[0]).toMatchObject({
      type: "fraud_hold",
      description: expect.stringContaining(opened.reference) as string,
    });
  });

  test("a repeated run opens no second case", async () => {
    const { payee } = await openHoldingCase();
    await screenRequests(provider.app);
    await scanMembers(provider.app);
    expect(await casesOf(payee.email)).toHaveLength(1);
  });

  test("an approval that precedes the worker is refused", async () => {
    await activate();
    const { params } = await signUpRing();
    const rejection = await provider.call(approveWithdrawal, { as: admin, params });
    expect(rejection).toMatchObject({ status: 409, body: { key: "withdrawal_held" } });
    expect((await load(params)).hold).toMatchObject({ by: null });
  });

  test("a later request of the member is held, too", async () => {
    const { payee } = await openHoldingCase();
    const { id } = (await submitWithdrawal(provider, payee, 5_000)).data;
    await screenRequests(provider.app);
    expect((await load({ id })).hold).not.toBeNull();
  });

  test("a hold by a case ends only with the case", async () => {
    const { params } = await openHoldingCase();
    const rejection = await provider.call(resumeWithdrawal, { as: second, params });
    expect(rejection).toMatchObject({ status: 409, body: { key: "withdrawal_held_by_rule" } });
  });

  test("a cleared case lifts the hold and is recorded", async () => {
    const { params, opened, at } = await openHoldingCase();
    expect((await decide(admin, at.params, "clear")).data).toMatchObject({ state: "cleared", reason });
    expect((await load(params)).hold).toBeNull();
    const { data } = await provider.call(listActivityLogs, { as: admin, query: { q: opened.reference } });
    expect(data[0]).toMatchObject({ action: "fraud-case.clear", after: { reason } });
  });

  test("a cleared case is opened again only with more evidence", async () => {
    const { payee, params, at } = await openHoldingCase();
    await decide(admin, at.params, "clear");
    expect(await screenMembers(provider.app, [payee.userId])).toBe(0);
    await signUpPayee(provider, 0n);
    expect(await screenMembers(provider.app, [payee.userId])).toBe(1);
    expect((await load(params)).hold).not.toBeNull();
  });

  test("a confirmed case leaves the withdrawal on hold until it is decided", async () => {
    const { payee, params, at } = await openHoldingCase();
    await decide(admin, at.params, "confirm");
    expect((await load(params)).hold).toMatchObject({ by: { id: admin.userId } });
    await provider.call(rejectWithdrawal, {
      as: second,
      params,
      body: { reason: "Accounts belong together" },
    });
    expect((await balancesOf(database(), payee.userId)).available).toBe(50_000n);
  });

  test("a decided case can't be decided again", async () => {
    const { at } = await openHoldingCase();
    await decide(admin, at.params, "confirm");
    expect(await decide(second, at.params, "clear")).toMatchObject({ status: 409 });
  });

  test("a hold that no one decided in time expires", async () => {
    const { payee, params, opened } = await openHoldingCase();
    expect(await expireCases(provider.app)).toBe(0);
    await database()
      .update(fraudCases)
      .set({ dueAt: provider.app.clock() })
      .where(eq(fraudCases.id, opened.id));
    await expireCases(provider.app);
    expect((await casesOf(payee.email))[0]).toMatchObject({ state: "expired" });
    expect((await load(params)).hold).toBeNull();
  });

  test("a hold stays while another case holds the member", async () => {
    const { payee, params, opened, at } = await openHoldingCase();
    const [, rule] = await database().select().from(fraudRules).orderBy(fraudRules.id);
    await database().update(fraudRules).set({ mode: "active" }).where(eq(fraudRules.id, rule!.id));
    await screenMembers(provider.app, [payee.userId]);
    await decide(admin, at.params, "clear");
    expect((await load(params)).hold).not.toBeNull();
    const others = and(eq(fraudCases.userId, payee.userId), eq(fraudCases.state, "open"));
    expect((await database().select().from(fraudCases).where(others)).map(({ id }) => id)).not.toContain(
      opened.id,
    );
  });

  test("a rule that only notes opens no case to decide and holds nothing", async () => {
    await activate("active", { action: "note" });
    const { payee, params } = await signUpRing();
    await screenRequests(provider.app);
    expect((await casesOf(payee.email))[0]).toMatchObject({ state: "noted", dueAt: null });
    expect((await load(params)).hold).toBeNull();
  });

  test("a support request about withdrawals appeals a confirmed case, which another person decides", async () => {
    const { payee, params, at } = await openHoldingCase();
    await decide(admin, at.params, "confirm");
    const ticket = (await appeal(payee)).data;
    const appealed = (await provider.call(getFraudCase, { as: admin, ...at })).data;
    expect(appealed).toMatchObject({ state: "appealed", appealTicketId: ticket.id, needsOtherAdmin: true });
    expect(await decide(admin, at.params, "confirm")).toMatchObject({
      status: 403,
      body: { key: "fraud_case_needs_other_admin" },
    });
    expect((await decide(second, at.params, "clear")).data.state).toBe("cleared");
    expect((await load(params)).hold).toBeNull();
  });

  test("a support request about something else isn't an appeal", async () => {
    const { payee, at } = await openHoldingCase();
    await appeal(payee, "account");
    expect((await provider.call(getFraudCase, { as: admin, ...at })).data.state).toBe("open");
  });

  test("a case shows the linked accounts, and what each two share", async () => {
    const { payee, other, at } = await openHoldingCase();
    const plant = plantIn(database(), provider.app.clock());
    const third = await plant.member();
    for (const id of [other.userId, third]) await plant.device(id, "their browser");
    const found = (await provider.call(getFraudCase, { as: admin, ...at })).data;
    expect(found.accounts.map(({ id }) => id)).toEqual([payee.userId, other.userId, third]);
    expect(found.links).toEqual([
      { from: payee.userId, to: other.userId, kinds: ["payout"] },
      { from: other.userId, to: third, kinds: ["device"] },
    ]);
    expect(found.heldWithdrawals).toMatchObject([{ amount: 10_000 }]);
  });

  test("an interrupted scan continues where it stopped", async () => {
    await activate();
    const { payee, other } = await signUpRing();
    const [early, late] = [payee.userId, other.userId].toSorted();
    await database().update(fraudScan).set({ startedAt: provider.app.clock(), cursor: early! });
    await scanMembers(provider.app);
    const rows = await database().select({ userId: fraudCases.userId }).from(fraudCases);
    expect(rows).toContainEqual({ userId: late });
    expect(rows).not.toContainEqual({ userId: early });
  });

  test("metrics count what waits, the holds of each rule and the decisions by outcome", async () => {
    const registry = new Registry();
    registerFraudMetrics(provider.app, registry);
    await activate("active", { name: "Shared payout accounts" });
    const { payee, other } = await signUpRing();
    await screenMembers(provider.app, [payee.userId, other.userId]);
    const [first] = (await provider.call(listFraudCases, { as: admin, query: {} })).data;
    await provider.call(decideFraudCase, {
      as: admin,
      params: { id: first!.id },
      body: { decision: "clear", reason },
    });
    const text = await registry.metrics();
    expect(text).toContain('fraud_cases_waiting{action="hold"} 1');
    expect(text).toContain('fraud_cases_waiting{action="review"} 0');
    expect(text).toContain('fraud_holds{rule="Shared payout accounts"} 1');
    expect(text).toContain('fraud_decisions{outcome="cleared"} 1');
    expect(text).toContain('fraud_decisions{outcome="confirmed"} 0');
  });
});
