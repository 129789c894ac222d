import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  adminGetLead,
  adminListLeads,
  confirmLead,
  holdLead,
  rejectLead,
  resumeLead,
  reverseLead,
} from "#contract/leads/admin-leads.ts";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { describeOnDatabase } from "../../../support/databases/databases.ts";
import { balancesOf } from "../../../support/money/ledger.ts";
import {
  leadOf,
  createStoreFixture,
  releaseLeads,
  processReport,
  type StoreFixture,
} from "../../../support/money/network-reports.ts";
import type { TestUser } from "../../../support/programs/provider.ts";
import { twoAdmins } from "../../../support/money/two-admins.ts";

describeOnDatabase("admins and leads", (open) => {
  const { provider, admin, second } = twoAdmins(open);
  let store: StoreFixture;
  let member: TestUser;
  let id: string;
  beforeAll(async () => {
    store = await createStoreFixture(provider, { holdDays: 0 });
  });
  beforeEach(async () => {
    member = await provider.signUp({ name: "Mary Major" });
    id = await track(member);
  });

  async function track(user: TestUser, more: object = {}): Promise<string> {
    const transaction_id = `T-${randomUUID()}`;
    await processReport(provider, store, {
      click_id: await store.click(user.userId),
      transaction_id,
      ...more,
    });
    return (await leadOf(provider, transaction_id))!.id;
  }
  const money = () => balancesOf(provider.app.database, member.userId);
  const reasoned = { reason: "terms_not_met", note: "A gift card" } as const;
  const load = async (as = admin) => (await provider.call(adminGetLead, { as, params: { id } })).data;

  test("hold, resume, confirm and reverse update money, history, decider and log", async () => {
    const holdResponse = await provider.call(holdLead, {
      as: admin,
      params: { id },
      body: { reason: "under_review", note: "Twenty in a day" },
    });
    expect(holdResponse.data).toMatchObject({
      state: "on_hold",
      heldFrom: "pending",
      reason: "under_review",
      reasonNote: "Twenty in a day",
      steps: ["confirm", "reject", "resume", "reverse"],
      decidedBy: { id: admin.userId },
    });
    expect((await provider.call(resumeLead, { as: second, params: { id } })).data).toMatchObject({
      state: "pending",
      heldFrom: null,
      reason: null,
      reasonNote: null,
    });
    await provider.call(confirmLead, { as: admin, params: { id } });
    await releaseLeads(provider);
    expect(await money()).toMatchObject({ pending: 0n, available: 600n });
    const reversed = await provider.call(reverseLead, { as: second, params: { id }, body: reasoned });
    expect(reversed.data).toMatchObject({ state: "reversed", steps: [], reason: "terms_not_met" });
    expect(await money()).toMatchObject({ pending: 0n, available: 0n });
    expect(
      reversed.data.changes.map(({ event, toState, actor }) => [event, toState, actor?.name ?? null]),
    ).toEqual([
      ["track", "pending", null],
      ["hold", "on_hold", "Ada Admin"],
      ["resume", "pending", "Otto Auditor"],
      ["confirm", "confirmed", "Ada Admin"],
      ["release", "payable", null],
      ["reverse", "reversed", "Otto Auditor"],
    ]);
    const { data: log } = await provider.call(listActivityLogs, { as: admin, query: { limit: 4 } });
    expect(log.map(({ action }) => action)).toEqual([
      ...["lead.reverse", "lead.confirm", "lead.resume", "lead.hold"],
    ]);
    expect(log[0]).toMatchObject({
      before: { state: "payable", credited: 600 },
      after: { state: "reversed", credited: 0, ...reasoned },
    });
  });

  test("a rejection removes the pending cash back, shows why, and is final for the network", async () => {
    const { data } = await provider.call(rejectLead, { as: admin, params: { id }, body: reasoned });
    expect(data).toMatchObject({ state: "rejected", reason: "terms_not_met", reasonNote: "A gift card" });
    expect(await money()).toMatchObject({ pending: 0n, available: 0n });
    const approval = { click_id: data.click!, transaction_id: data.transactionId, status: "approved" };
    expect(await processReport(provider, store, approval)).toMatchObject({ state: "unchanged" });
    const secondConfirmation = await provider.call(confirmLead, { as: second, params: { id } });
    expect(secondConfirmation).toMatchObject({
      status: 409,
      body: {
        key: "lead_step_impossible",
        message: "This isn’t possible: the purchase is rejected.",
        details: { leadState: "rejected" },
      },
    });
  });

  test("M2 the same form twice is one action with one answer", async () => {
    const call = { as: admin, params: { id }, headers: { "idempotency-key": randomUUID() }, body: reasoned };
    const responses = [await provider.call(rejectLead, call), await provider.call(rejectLead, call)];
    expect(responses[1]!.data).toEqual(responses[0]!.data);
    expect((await load()).changes).toHaveLength(2);
    const other = { ...call, body: { reason: "unspecified" as const } };
    expect((await provider.call(rejectLead, other)).status).toBe(422);
  });

  test("M5 one of two simultaneous actions is refused", async () => {
    const responses = await Promise.all([
      provider.call(reverseLead, { as: admin, params: { id }, body: reasoned }),
      provider.call(rejectLead, { as: second, params: { id }, body: reasoned }),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await money()).toMatchObject({ pending: 0n });
  });

  test("another item of the same order and click is credited and flagged", async () => {
    const click_id = await store.click(member.userId);
    const order_id = `Order-${randomUUID()}`;
    id = await track(member, { click_id, order_id, item: "A-1" });
    expect(await load()).toMatchObject({ sameOrder: 0 });
    const item = await track(member, { click_id, order_id: `#${order_id.toUpperCase()}`, item: "B-2" });
    await track(member, { order_id });
    await track(member, { click_id, order_id: "another" });
    expect(await load()).toMatchObject({ sameOrder: 1 });
    const { data } = await provider.call(adminListLeads, { as: admin, query: { ids: [item, id] } });
    expect(data.map(({ sameOrder }) => sameOrder)).toEqual([1, 1]);
    expect(await money()).toMatchObject({ pending: 5n * 600n });
  });

  test("M6 an admin can't decide on their own purchase", async () => {
    id = await track(admin);
    expect((await load()).steps).toEqual([]);
    expect((await load(second)).steps).not.toEqual([]);
    for (const call of [confirmLead, resumeLead]) {
      const response = await provider.call(call, { as: admin, params: { id } });
      expect(response).toMatchObject({ status: 403, body: { key: "own_lead" } });
    }
    for (const call of [rejectLead, holdLead, reverseLead]) {
      const response = await provider.call(call, { as: admin, params: { id }, body: reasoned });
      expect(response).toMatchObject({ status: 403, body: { key: "own_lead" } });
    }
    expect((await load()).changes).toHaveLength(1);
  });

  test("requires one of the known reasons", async () => {
    for (const body of [{}, { reason: "because" }, { reason: "unspecified", note: "" }]) {
      const response = await provider.app.inject({
        method: "POST",
        url: `/apis/v1/admin/leads/${id}/reject`,
        payload: body,
        headers: { authorization: `Bearer ${admin.accessToken}` },
      });
      expect(response.statusCode).toBe(400);
    }
  });

  test("lists purchases latest first, filtered and paged", async () => {
    const other = await createStoreFixture(provider);
    const buyer = await provider.signUp({ name: "Zoe Quill" });
    const times = [
      "2026-02-01T10:00:00Z",
      "2026-02-02T10:00:00Z",
      "2026-02-02T10:00:00Z",
      "2026-02-03T10:00:00Z",
    ];
    for (const [index, time] of times.entries()) {
      const click_id = await other.click(buyer.userId, new Date("2026-01-31T00:00:00Z"));
      const status = index === 3 ? "approved" : "pending";
      await processReport(provider, other, {
        click_id,
        transaction_id: `Q-${index}`,
        order_id: `O_${index}`,
        time,
        status,
      });
    }
    const list = async (query: object) => provider.call(adminListLeads, { as: admin, query });
    const names = async (query: object) =>
      (await list(query)).data.map(({ transactionId }) => transactionId).toSorted();
    const { network } = other;
    expect(await names({ network })).toEqual(["Q-0", "Q-1", "Q-2", "Q-3"]);
    expect(await names({ network, state: "confirmed" })).toEqual(["Q-3"]);
    expect(await names({ network, from: "2026-02-02", to: "2026-02-02" })).toEqual(["Q-1", "Q-2"]);
    expect(await names({ q: "o_2" })).toEqual(["Q-2"]);
    expect(await names({ q: "zoe qu", state: "pending" })).toEqual(["Q-0", "Q-1", "Q-2"]);
    const [row] = (await list({ network })).data;
    expect(await names({ store: row!.store.slug })).toHaveLength(4);
    expect(await names({ store: "nowhere" })).toEqual([]);
    const cashBackOf = async (query: object) => (await list(query)).meta.cashBack;
    const { data: every } = await list({ network });
    const amount = every.reduce((sum, { cashBack }) => sum + cashBack, 0);
    expect(await cashBackOf({ network, limit: 1 })).toEqual([{ amount, currency: row!.currency }]);
    expect(await cashBackOf({ store: "nowhere" })).toEqual([]);
    async function walk(order: "newest" | "oldest"): Promise<string[]> {
      const listed: string[] = [];
      let cursor: string | undefined;
      do {
        const { data, meta } = await list({ network, order, limit: 1, ...(cursor ? { cursor } : {}) });
        expect(meta.total).toBe(4);
        listed.push(...data.map(({ transactionId }) => transactionId));
        cursor = meta.nextCursor ?? undefined;
      } while (cursor);
      return listed;
    }
    const listed = await walk("newest");
    expect(listed[0]).toBe("Q-3");
    expect(listed[3]).toBe("Q-0");
    expect(listed).toHaveLength(4);
    expect(await walk("oldest")).toEqual(listed.toReversed());
    for (const query of [{ state: "lost" }, { cursor: "nonsense" }, { from: "2026-02-30" }])
      expect((await list(query)).status).toBe(400);
  });
});
