import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  acceptClaim,
  adminGetClaim,
  adminListClaims,
  getClaimProof,
  forwardClaim,
  rejectClaim,
} from "#contract/claims/admin-claims.ts";
import { getAdminSummary } from "#contract/withdrawals/admin-withdrawals.ts";
import { getPurchase } from "#contract/cash-back/cash-back.ts";
import { listClaims } from "#contract/claims/claims.ts";
import { getWallet } from "#contract/wallet/wallet.ts";
import { activityLogs } from "#provider/database/schema/activity-log-schema.ts";
import { claims, leads } from "#provider/database/schema/earning-schema.ts";
import { postbackEvents } from "#provider/database/schema/network-schema.ts";
import { notifications } from "#provider/database/schema/schema.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { pngProof, sendTestClaim } from "../../support/money/claims.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import {
  type StoreFixture,
  createStoreFixture,
  postReport,
  reportBody,
} from "../../support/money/network-reports.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { addLeadRow } from "../../support/money/shops.ts";

const day = 24 * 3600 * 1000;
const now = new Date("2026-03-15T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * day);
const orderedOn = "2026-03-10";

describeOnBothDatabases("admins and claims", (open) => {
  let provider: TestProvider;
  let store: StoreFixture;
  let member: TestUser;
  let ada: TestUser;
  let otto: TestUser;

  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    store = await createStoreFixture(provider, { holdDays: 30 });
    member = await provider.signUp({ name: "Mary Major" });
    ada = await provider.signUp({ role: "admin", name: "Ada" });
    otto = await provider.signUp({ role: "admin", name: "Otto" });
  });
  afterAll(() => provider.close());

  async function createClaim(user = member, part: { orderNumber?: string } = {}) {
    const clickId = await store.click(user.userId, daysAgo(5));
    const { data } = await sendTestClaim(provider, user, {
      clickId,
      orderedOn,
      orderAmount: 10_000,
      ...part,
    });
    return { ...data, clickId };
  }
  const key = () => ({ "idempotency-key": randomUUID() });
  const accept = (id: string, as = ada, headers = key()) =>
    provider.call(acceptClaim, { as, params: { id }, headers });
  const leadsOf = (clickId: string) =>
    provider.connection.database.select().from(leads).where(eq(leads.clickId, clickId));
  const logOf = (id: string) =>
    provider.connection.database
      .select()
      .from(activityLogs)
      .where(eq(activityLogs.objectId, id))
      .orderBy(asc(activityLogs.sequence));

  test("lists claims oldest first with the facts a decision needs, filtered, paged and counted on the home page", async () => {
    const countClaims = async () => (await provider.call(getAdminSummary, { as: ada })).data.claims;
    expect(await countClaims()).toEqual({ count: 0, oldestAt: null });
    const [first, second] = [await createClaim(), await createClaim(member, { orderNumber: "find_me%" })];
    expect(await countClaims()).toEqual({ count: 2, oldestAt: now.toISOString() });
    const ids = async (query: object) =>
      (await provider.call(adminListClaims, { as: ada, query })).data.map(({ id }) => id);
    expect((await ids({})).toSorted()).toEqual([first.id, second.id].toSorted());
    expect(await ids({ order: "newest" })).toEqual((await ids({})).toReversed());
    expect(await ids({ q: "find_me%" })).toEqual([second.id]);
    expect(await ids({ q: "mary", state: "refused" })).toEqual([]);
    const { data, meta } = await provider.call(adminListClaims, { as: ada, query: { limit: 1 } });
    const cursor = meta!.nextCursor!;
    const secondPage = await ids({ cursor });
    expect([data[0]!.id, ...secondPage]).toEqual(await ids({}));
    expect((await provider.call(adminGetClaim, { as: ada, params: { id: first.id } })).data).toMatchObject({
      orderNumber: first.orderNumber,
      state: "sent",
      cashBack: 600,
      decidedBy: null,
      member: { id: member.userId, name: "Mary Major", email: member.email },
      network: { key: store.network },
      click: { id: first.clickId, at: daysAgo(5).toISOString() },
      proof: { contentType: "image/png", bytes: pngProof.length },
      decisions: ["with-store", "accept", "refuse"],
    });
    for (const { id } of [first, second])
      await provider.call(rejectClaim, { as: ada, params: { id }, body: { reason: "Cleared." } });
    expect(await countClaims()).toEqual({ count: 0, oldestAt: null });
  });

  test("a claim forwarded, then accepted books a confirmed purchase on the click's terms and notifies the member", async () => {
    const user = await provider.signUp();
    const { id, clickId, orderNumber } = await createClaim(user);
    const passed = await provider.call(forwardClaim, { as: otto, params: { id } });
    expect(passed.data).toMatchObject({
      state: "with_store",
      decidedBy: { name: "Otto" },
      decisions: ["accept", "refuse"],
    });
    const { data } = await accept(id);
    const [lead] = await leadsOf(clickId);
    expect(data).toMatchObject({ state: "accepted", purchaseId: lead!.id, decisions: [] });
    expect(lead).toMatchObject({
      userId: user.userId,
      network: store.network,
      networkTransactionId: `claim:${id}`,
      orderNumber,
      source: "claim",
      state: "confirmed",
      orderAmount: 10_000n,
      cashBack: 600n,
      commission: 0n,
      occurredAt: new Date("2026-03-10T12:00:00Z"),
      decidedBy: ada.userId,
      expectedPayableAt: new Date("2026-04-09T12:00:00Z"),
    });
    const wallet = (await provider.call(getWallet, { as: user })).data;
    expect(wallet).toMatchObject({ pending: 600, available: 0 });
    const notices = await provider.connection.database
      .select()
      .from(notifications)
      .where(eq(notifications.userId, user.userId));
    expect(notices.map(({ type }) => type)).toEqual(["offer_completed"]);
    expect((await logOf(id)).map(({ action, before, after }) => [action, before, after])).toEqual([
      ["claim.with-store", { state: "sent" }, { state: "with_store" }],
      ["claim.accept", { state: "with_store" }, { state: "accepted" }],
    ]);
    const purchase = await provider.call(getPurchase, { as: user, params: { id: lead!.id } });
    expect(purchase.data).toMatchObject({ state: "confirmed", cashBack: 600 });
    expect(await checkLedger(provider.connection.database)).toEqual([]);
  });

  test("a refusal shows the member its reason and lets the order be claimed again", async () => {
    const user = await provider.signUp();
    const { id, clickId, orderNumber } = await createClaim(user);
    const reason = "The store knows no such order.";
    const { data } = await provider.call(rejectClaim, { as: ada, params: { id }, body: { reason } });
    expect(data).toMatchObject({ state: "refused", reason, decisions: [] });
    expect((await provider.call(listClaims, { as: user })).data).toMatchObject([
      { state: "refused", reason },
    ]);
    expect(await leadsOf(clickId)).toEqual([]);
    expect((await sendTestClaim(provider, user, { clickId, orderedOn, orderNumber })).status).toBe(201);
    const short = await provider.call(rejectClaim, { as: ada, params: { id }, body: { reason: " x " } });
    expect(short.status).toBe(400);
  });

  test("M5 a decided claim can't be decided again, and the second admin sees who decided", async () => {
    const user = await provider.signUp();
    const { id, clickId } = await createClaim(user);
    const responses = await Promise.all([accept(id, ada), accept(id, otto)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lateRejection = await provider.call(rejectClaim, {
      as: otto,
      params: { id },
      body: { reason: "Too late." },
    });
    const winner = responses[0].status === 200 ? "Ada" : "Otto";
    expect(lateRejection.body).toMatchObject({
      code: 409,
      key: "claim_already_decided",
      message: `Already reviewed by ${winner}: accepted.`,
    });
    expect((await provider.call(forwardClaim, { as: ada, params: { id } })).status).toBe(409);
    expect(await leadsOf(clickId)).toHaveLength(1);
  });

  test("M2 the same form sent twice is one decision with one answer", async () => {
    const user = await provider.signUp();
    const { id, clickId } = await createClaim(user);
    const headers = key();
    const responses = await Promise.all([accept(id, ada, headers), accept(id, ada, headers)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(responses[0].data).toEqual(responses[1].data);
    expect(await leadsOf(clickId)).toHaveLength(1);
    expect(await logOf(id)).toHaveLength(1);
  });

  test("an admin can't decide on their own claim", async () => {
    const { id } = await createClaim(otto);
    const claimResponse = await provider.call(adminGetClaim, { as: otto, params: { id } });
    expect(claimResponse.data.decisions).toEqual([]);
    expect((await accept(id, otto)).body).toMatchObject({ code: 403, key: "own_claim" });
    expect((await accept(id, ada)).status).toBe(200);
  });

  test("P2 a later report of the same order gives no credit, whatever its click or spelling", async () => {
    const user = await provider.signUp();
    const { id, clickId, orderNumber } = await createClaim(user, { orderNumber: `Claimed-${randomUUID()}` });
    expect((await accept(id)).status).toBe(200);
    const another = await store.click(user.userId, daysAgo(5));
    for (const click_id of [clickId, another]) {
      const time = daysAgo(4).toISOString();
      const report = { click_id, time, order_id: orderNumber.toUpperCase(), status: "approved" };
      expect((await postReport(provider, store, reportBody(provider, report))).statusCode).toBe(200);
    }
    await processDueEvents(provider.app);
    const events = await provider.connection.database
      .select()
      .from(postbackEvents)
      .where(eq(postbackEvents.network, store.network));
    expect(events.map(({ state, reason }) => [state, reason])).toEqual([
      ["quarantined", "claimed_already"],
      ["quarantined", "claimed_already"],
    ]);
    expect((await provider.call(getWallet, { as: user })).data.pending).toBe(600);
  });

  test("P2 an order reported before the claim's decision isn't credited again", async () => {
    const user = await provider.signUp();
    const { id, clickId, orderNumber } = await createClaim(user);
    await addLeadRow(provider.connection.database, {
      userId: user.userId,
      storeId: store.storeId,
      clickId,
      orderNumber,
      occurredAt: daysAgo(5),
      network: store.network,
    });
    expect((await accept(id)).body).toMatchObject({ code: 409, key: "order_already_tracked" });
    const [claim] = await provider.connection.database.select().from(claims).where(eq(claims.id, id));
    expect(claim).toMatchObject({ state: "sent", decidedBy: null, leadId: null });
  });

  test("serves the proof unchanged and logs each view", async () => {
    const user = await provider.signUp();
    const { id } = await createClaim(user);
    const { data } = await provider.call(getClaimProof, { as: ada, params: { id } });
    expect(data).toEqual({ contentType: "image/png", content: pngProof.toString("base64") });
    expect(await logOf(id)).toMatchObject([
      { action: "claim.proof", objectType: "claim", actorEmail: ada.email, before: null, after: null },
    ]);
    for (const unknown of [randomUUID(), "x"])
      expect((await provider.call(getClaimProof, { as: ada, params: { id: unknown } })).status).toBe(404);
    expect((await provider.call(getClaimProof, { as: user, params: { id } })).status).toBe(403);
  });
});
