import { afterAll, beforeAll, expect, test } from "vitest";
import { login } from "#contract/accounts/auth.ts";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { changeNetwork, getNetwork } from "#contract/networks/admin-networks.ts";
import { getAdminOverview } from "#contract/overview/admin-overview.ts";
import { adjustBalance, approveAdjustment } from "#contract/accounts/admin-users.ts";
import { approveWithdrawal, markWithdrawalPaid } from "#contract/withdrawals/admin-withdrawals.ts";
import { applyReport, uploadReport } from "#contract/networks/network-reports.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { balancesOf, creditMember } from "../../support/money/ledger.ts";
import { createStoreFixture, type StoreFixture } from "../../support/money/network-reports.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { closeAndVerify } from "../../support/money/two-admins.ts";
import { submitWithdrawal, signUpPayee, type Payee } from "../../support/money/withdrawals.ts";

const day = 24 * 60 * 60 * 1000;

describeOnDatabase("one admin alone within 24 hours", (open) => {
  let provider: TestProvider;
  let now = new Date("2026-05-04T09:00:00Z");
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
  });
  afterAll(() => closeAndVerify(provider));

  /** Signs in the same user again, because access tokens are short-lived. */
  async function signIn<T extends TestUser>(person: T): Promise<T> {
    const { email, password } = person;
    const { data } = await provider.call(login, { body: { email, password } });
    return { ...person, accessToken: data.access_token };
  }
  const signUpAdmin = () => provider.signUp({ role: "admin" });
  const adjust = (as: TestUser, member: TestUser, amount: number) =>
    provider.call(adjustBalance, {
      as,
      params: { id: member.userId },
      body: { amount, reason: "A correction" },
    });
  const approve = (as: TestUser, id: string) => provider.call(approveWithdrawal, { as, params: { id } });
  const pay = (as: TestUser, id: string) =>
    provider.call(markWithdrawalPaid, { as, params: { id }, body: { paymentReference: "SEPA-1" } });
  const requestWithdrawal = async (payee: Payee, amount: number) =>
    (await submitWithdrawal(provider, payee, amount)).data.id;
  const queueAs = async (as: TestUser) =>
    (await provider.call(getAdminOverview, { as, query: { period: "7d" } })).data.queue;
  const readLog = async (as: TestUser, action: string) =>
    (await provider.call(listActivityLogs, { as, query: { action } })).data;

  test("books the first of thirty adjustments of 100.00; the others and six payouts of 500.00 need another admin", async () => {
    const [rogue, other] = [await signUpAdmin(), await signUpAdmin()];
    const accomplice = await signUpPayee(provider, 0n);
    const states: string[] = [];
    for (let time = 0; time < 30; time++) states.push((await adjust(rogue, accomplice, 10_000)).data.state);
    expect(states).toEqual(["booked", ...Array<string>(29).fill("requested")]);
    expect((await balancesOf(provider.app.database, accomplice.userId)).available).toBe(10_000n);
    expect((await readLog(rogue, "adjustment.request"))[0]?.after).toMatchObject({
      because: "member_day_limit",
    });

    // Credits the member in the database, because an admin who adjusted the balance can't approve the
    // withdrawal alone.
    await creditMember(provider.app.database, accomplice.userId, 290_000n);
    for (let time = 0; time < 6; time++) {
      const id = await requestWithdrawal(accomplice, 50_000);
      expect((await approve(rogue, id)).data).toMatchObject({
        state: "requested",
        approvals: { given: 1, required: 2 },
        needsOtherAdmin: true,
      });
      expect((await approve(rogue, id)).body.key).toBe("approval_already_given");
      expect((await pay(rogue, id)).body.key).toBe("withdrawal_not_approved");
      if (time === 0) expect((await approve(other, id)).data.state).toBe("approved");
    }
    expect((await readLog(rogue, "withdrawal.approve"))[0]?.after).toMatchObject({ because: "involved" });
    const { unusualAdmins } = await queueAs(other);
    expect(unusualAdmins).toMatchObject([{ id: rogue.userId, email: rogue.email, actions: 36, beyond: 35 }]);
  });

  test("sums a member's withdrawals over 24 hours, whoever decides", async () => {
    const [admin, other] = [await signUpAdmin(), await signUpAdmin()];
    const payee = await signUpPayee(provider, 200_000n);
    const first = await requestWithdrawal(payee, 30_000);
    const second = await requestWithdrawal(payee, 30_000);
    expect((await approve(admin, first)).data.state).toBe("approved");
    expect((await approve(other, second)).data).toMatchObject({ state: "requested" });
    expect((await approve(admin, second)).data.state).toBe("approved");
    now = new Date(now.getTime() + day + 1);
    const id = await requestWithdrawal(await signIn(payee), 50_000);
    expect((await approve(await signUpAdmin(), id)).data.state).toBe("approved");
  });

  test("sums an admin's adjustments and withdrawals over all members", async () => {
    const admin = await signUpAdmin();
    for (let time = 0; time < 10; time++) {
      expect((await adjust(admin, await provider.signUp(), 10_000)).data.state).toBe("booked");
    }
    expect((await adjust(admin, await provider.signUp(), 1)).data.state).toBe("requested");
    for (let time = 0; time < 10; time++) {
      const id = await requestWithdrawal(await signUpPayee(provider, 50_000n), 50_000);
      expect((await approve(admin, id)).data.state).toBe("approved");
      expect((await pay(admin, id)).data.state).toBe("paid");
    }
    const beyond = await requestWithdrawal(await signUpPayee(provider, 50_000n), 10_000);
    expect((await approve(admin, beyond)).data.state).toBe("requested");
    expect((await readLog(admin, "withdrawal.approve"))[0]?.after).toMatchObject({
      because: "admin_day_limit",
    });
  });

  test("adjustments approved on several days aren't paid out by the same admin alone", async () => {
    const ids: string[] = [];
    let payee = await signUpPayee(provider, 150_000n);
    let admin = await signUpAdmin();
    const approver = admin.userId;
    for (let time = 0; time < 2; time++) {
      const id = await requestWithdrawal(payee, 40_000);
      expect((await approve(admin, id)).data.state).toBe("approved");
      ids.push(id);
      now = new Date(now.getTime() + day + 1);
      [admin, payee] = [await signIn(admin), await signIn(payee)];
    }
    expect(admin.userId).toBe(approver);
    expect((await pay(admin, ids[0]!)).data.state).toBe("paid");
    expect(await pay(admin, ids[1]!)).toMatchObject({
      status: 403,
      body: { key: "payout_needs_other_admin" },
    });
    expect((await pay(await signUpAdmin(), ids[1]!)).data.state).toBe("paid");
  });

  test("an admin who adjusts after a sole approval can't pay", async () => {
    const [admin, other] = [await signUpAdmin(), await signUpAdmin()];
    const payee = await signUpPayee(provider, 50_000n);
    const id = await requestWithdrawal(payee, 20_000);
    await approve(admin, id);
    await adjust(admin, payee, 5_000);
    expect((await pay(admin, id)).body.key).toBe("payout_needs_other_admin");
    expect((await pay(other, id)).data.state).toBe("paid");
  });

  test("the daily limits hold for simultaneous decisions in two tabs and by two admins", async () => {
    const [admin, other] = [await signUpAdmin(), await signUpAdmin()];
    const member = await signUpPayee(provider, 500_000n);
    const responses = await Promise.all(
      [1, 2, 3, 4].map((n) => adjust(n % 2 ? admin : other, member, 6_000)),
    );
    const states = responses.map(({ data }) => data.state).sort();
    expect(states).toEqual(["booked", "requested", "requested", "requested"]);
    const payee = await signUpPayee(provider, 500_000n);
    const ids = [];
    for (let n = 0; n < 4; n++) ids.push(await requestWithdrawal(payee, 30_000));
    const decided = await Promise.all(ids.map((id, n) => approve(n % 2 ? admin : other, id)));
    const approved = decided.filter(({ data }) => data.state === "approved");
    expect(approved).toHaveLength(1);
    const pending = responses.find(
      ({ data }) => data.state === "requested" && data.requestedBy.id === other.userId,
    );
    const params = { id: pending!.data.id };
    expect((await provider.call(approveAdjustment, { as: admin, params })).data.state).toBe("booked");
  });

  describeHoldDays();

  function describeHoldDays() {
    const change = async (as: TestUser, key: string, body: object) => {
      const { version } = (await provider.call(getNetwork, { as, params: { key } })).data;
      return provider.call(changeNetwork, { as, params: { key }, body: { version, ...body } });
    };

    test("a shorter holding period waits for another admin; a longer one applies at once", async () => {
      const [rogue, other] = [await signUpAdmin(), await signUpAdmin()];
      const { network: key } = await createStoreFixture(provider, { holdDays: 30 });
      expect((await change(rogue, key, { holdDays: 0, name: "Renamed" })).data).toMatchObject({
        holdDays: 30,
        name: "Renamed",
        holdDaysRequest: { days: 0, by: { id: rogue.userId } },
      });
      expect((await queueAs(other)).requests).toContainEqual({
        kind: "hold_days",
        id: key,
        label: "Renamed",
      });
      expect(await change(rogue, key, { holdDaysRequest: "approve" })).toMatchObject({
        status: 403,
        body: { key: "hold_days_need_other_admin" },
      });
      const both = await Promise.all([
        change(other, key, { holdDaysRequest: "approve" }),
        change(await signUpAdmin(), key, { holdDaysRequest: "approve" }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const now = await provider.call(getNetwork, { as: rogue, params: { key } });
      expect(now.data).toMatchObject({ holdDays: 0, holdDaysRequest: null });
      expect((await change(rogue, key, { holdDays: 45 })).data.holdDays).toBe(45);
      expect((await change(rogue, key, { holdDays: 10 })).data.holdDays).toBe(45);
      expect((await change(other, key, { holdDaysRequest: "refuse" })).data).toMatchObject({
        holdDays: 45,
        holdDaysRequest: null,
      });
      expect((await change(other, key, { holdDaysRequest: "refuse" })).body.key).toBe(
        "hold_days_request_gone",
      );
      for (const action of ["request", "approve", "refuse"])
        expect(await readLog(other, `network.${action}-hold-days`)).not.toEqual([]);
    });

    test("with no holding days and five imported purchases the import waits and the payout needs another admin", async () => {
      const [rogue, other] = [await signUpAdmin(), await signUpAdmin()];
      const store = await createStoreFixture(provider, { holdDays: 0 });
      const accomplice = await signUpPayee(provider, 0n);
      // The cash back is 6 %: five purchases of 3,000.00 give 900.00, which is below the limit. A sixth exceeds
      // it.
      const small = await importPurchases(rogue, store, accomplice, 5, "3000.00");
      expect((await apply(rogue, small)).data).toMatchObject({
        appliedAt: expect.any(String),
        requestedBy: null,
      });
      await processDueEvents(provider.app);
      const large = await importPurchases(rogue, store, accomplice, 5, "3000.00");
      expect((await apply(rogue, large)).data).toMatchObject({
        appliedAt: null,
        requestedBy: { id: rogue.userId },
      });
      expect((await queueAs(other)).requests).toContainEqual({
        kind: "report",
        id: large,
        label: "puppet.csv",
      });
      expect((await apply(rogue, large)).body.key).toBe("report_needs_other_admin");
      expect((await apply(other, large)).data.appliedAt).not.toBeNull();
      await creditMember(provider.app.database, accomplice.userId, 50_000n);
      const id = await requestWithdrawal(accomplice, 10_000);
      expect((await approve(rogue, id)).data).toMatchObject({ state: "requested" });
      expect((await approve(await signUpAdmin(), id)).data.state).toBe("approved");
    });
  }

  const apply = (as: TestUser, id: string) => provider.call(applyReport, { as, params: { id } });

  async function importPurchases(
    as: TestUser,
    store: StoreFixture,
    member: TestUser,
    lines: number,
    amount: string,
  ) {
    const header = "click_id,transaction_id,order_id,amount,commission,currency,status,time";
    const rows = [];
    for (let line = 0; line < lines; line++) {
      const click = await store.click(member.userId);
      const id = crypto.randomUUID();
      rows.push(`${click},T-${id},O-${id},${amount},${amount},USD,approved,${now.toISOString()}`);
    }
    const content = Buffer.from([header, ...rows].join("\n")).toString("base64");
    const body = { network: store.network, fileName: "puppet.csv", content };
    return (await provider.call(uploadReport, { as, body })).data.id;
  }
});
