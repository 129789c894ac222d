import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { adminListLeads, holdLead, rejectLead } from "#contract/leads/admin-leads.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { leadChanges } from "#provider/database/schema/earning-schema.ts";
import { usualParameters } from "#provider/demo/networks.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { describeOnDatabase } from "../../../support/databases/databases.ts";
import { balancesOf } from "../../../support/money/ledger.ts";
import {
  leadOf,
  createStoreFixture,
  postReport,
  releaseLeads,
  processReport,
  reportBody,
  type StoreFixture,
  type ReportedPurchase,
} from "../../../support/money/network-reports.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../../support/programs/provider.ts";

const day = 24 * 3_600_000;
const start = new Date("2026-03-01T12:00:00Z");
const mapping = {
  parameters: { ...usualParameters, changedAt: "changed_at" },
  statuses: { pending: "pending", approved: "confirmed", declined: "rejected", reversed: "reversed" },
  amounts: "major",
  times: "iso",
} as const;
const nothing = { pending: 0n, available: 0n, reserved: 0n };

describeOnDatabase("a status that changes back", (open) => {
  let provider: TestProvider;
  let store: StoreFixture;
  let admin: TestUser;
  let member: TestUser;
  let fields: ReportedPurchase;
  let now = start;
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    store = await createStoreFixture(provider, { mapping });
    admin = await provider.signUp({ role: "admin" });
  });
  beforeEach(async () => {
    now = start;
    member = await provider.signUp();
    fields = {
      click_id: await store.click(member.userId),
      transaction_id: `T-${member.userId}`,
      time: start.toISOString(),
    };
  });
  afterAll(async () => {
    expect(await checkLedger(provider.app.database)).toEqual([]);
    await provider.close();
  });
  const changedAt = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();
  /** Sends a status with a version, or with only the purchase's time. */
  const send = (status: string, version?: number, more: Partial<ReportedPurchase> = {}) =>
    processReport(provider, store, {
      ...fields,
      status,
      ...(version === undefined ? {} : { changed_at: changedAt(version) }),
      ...more,
    });
  const lead = async () => (await leadOf(provider, fields.transaction_id!))!;
  const money = () => balancesOf(provider.app.database, member.userId);
  async function becomePayable() {
    now = new Date(start.getTime() + 50 * day);
    await releaseLeads(provider);
    now = start;
  }
  async function events() {
    const rows = await provider.app.database
      .select()
      .from(leadChanges)
      .where(eq(leadChanges.leadId, (await lead()).id))
      .orderBy(asc(leadChanges.id));
    return rows.map(({ event }) => event);
  }
  async function notificationTypes() {
    const { data } = await provider.call(listNotifications, { as: member });
    return data.map(({ type }) => type);
  }

  test.each([
    ["a rejection, then a confirmation", [1, 2]],
    ["a confirmation, then an earlier rejection", [2, 1]],
    ["both in turns", [2, 1, 2, 1]],
  ])("P3 without a time of change the newest decision applies: %s", async (_, order) => {
    const statuses = ["pending", "declined", "approved"];
    await send("pending", undefined, { time: changedAt(3) });
    for (const minute of order) await send(statuses[minute]!, undefined, { time: changedAt(minute) });
    expect(await lead()).toMatchObject({ state: "confirmed" });
  });

  test("a confirmation after a rejection credits the purchase again, with history and a notification", async () => {
    await send("pending", 1);
    await send("declined", 2);
    expect(await money()).toEqual(nothing);
    await send("approved", 3);
    expect(await lead()).toMatchObject({
      state: "confirmed",
      reason: null,
      closedAt: null,
      confirmedAt: start,
    });
    expect(await money()).toMatchObject({ pending: 600n });
    expect(await events()).toEqual(["track", "reject", "reopen", "confirm"]);
    expect(await notificationTypes()).toEqual(["offer_completed", "offer_completed"]);
  });

  test("a purchase that was payable, reversed and confirmed again becomes payable again", async () => {
    await send("approved", 1);
    await becomePayable();
    await send("reversed", 2);
    expect(await money()).toEqual(nothing);
    await send("approved", 3, { amount: "40.00" });
    expect(await money()).toMatchObject({ pending: 240n, available: 0n });
    await becomePayable();
    expect(await money()).toMatchObject({ pending: 0n, available: 240n });
  });

  test("an older confirmation that arrives after a rejection changes nothing", async () => {
    await send("declined", 2);
    expect(await send("approved", 1)).toMatchObject({ state: "unchanged" });
    expect(await lead()).toMatchObject({ state: "rejected" });
  });

  test("an older rejection that arrives after a confirmation changes nothing", async () => {
    await send("approved", 2);
    expect(await send("declined", 1)).toMatchObject({ state: "unchanged" });
    expect(await lead()).toMatchObject({ state: "confirmed" });
  });

  test("if two statuses have the same time of change, the one received last applies", async () => {
    await send("approved", 1);
    await send("declined", 1);
    await send("approved", 1, { commission: "13.00" });
    expect(await lead()).toMatchObject({ state: "confirmed" });
  });

  test("a withdrawn confirmation makes the purchase pending again until the next one", async () => {
    await send("approved", 1);
    await send("pending", 2);
    expect(await lead()).toMatchObject({ state: "pending", confirmedAt: null });
    await becomePayable();
    expect(await money()).toMatchObject({ pending: 600n, available: 0n });
    await send("approved", 3);
    await becomePayable();
    expect(await money()).toMatchObject({ pending: 0n, available: 600n });
  });

  test("a withdrawn confirmation leaves an admin's hold and its reason in place", async () => {
    await send("approved", 1);
    const body = { reason: "suspected_abuse" as const };
    await provider.call(holdLead, { as: admin, params: { id: (await lead()).id }, body });
    await send("pending", 2);
    expect(await lead()).toMatchObject({ state: "on_hold", heldFrom: "pending", reason: "suspected_abuse" });
  });

  test("keeps payable cash back when the network withdraws its confirmation, and shows the reason", async () => {
    await send("approved", 1);
    await becomePayable();
    expect(await send("pending", 2)).toMatchObject({ state: "applied" });
    expect(await money()).toMatchObject({ available: 600n });
    const { data } = await provider.call(adminListLeads, { as: admin, query: { q: fields.transaction_id } });
    expect(data[0]).toMatchObject({ state: "payable", reviewReason: "unconfirmed_after_payable" });
    await send("approved", 3);
    expect(await lead()).toMatchObject({ state: "payable", reviewReason: null });
  });

  test("a reversal ends the review of a withdrawn confirmation", async () => {
    await send("approved", 1);
    await becomePayable();
    await send("pending", 2);
    await send("reversed", 3);
    expect(await lead()).toMatchObject({ state: "reversed", reviewReason: null });
    expect(await money()).toEqual(nothing);
  });

  test("a confirmation doesn't reopen a purchase that an admin rejected", async () => {
    await send("pending", 1);
    const body = { reason: "suspected_abuse" as const };
    await provider.call(rejectLead, { as: admin, params: { id: (await lead()).id }, body });
    expect(await send("approved", 2)).toMatchObject({ state: "unchanged" });
    expect(await money()).toEqual(nothing);
  });

  test("a purchase that was on hold when it was rejected is on hold when it is reopened", async () => {
    await send("pending", 1);
    const body = { reason: "suspected_abuse" as const };
    await provider.call(holdLead, { as: admin, params: { id: (await lead()).id }, body });
    await send("declined", 2);
    await send("approved", 3);
    expect(await lead()).toMatchObject({ state: "on_hold", heldFrom: "confirmed", reason: "under_review" });
  });

  test("without a time of change, a confirmation received after the rejection applies, unless it is a repeated one", async () => {
    await send("approved");
    await send("declined");
    await postReport(provider, store, `${reportBody(provider, { ...fields, status: "approved" })} `);
    await processDueEvents(provider.app);
    expect(await lead()).toMatchObject({ state: "rejected" });
    await send("approved", undefined, { commission: "13.00" });
    expect(await lead()).toMatchObject({ state: "confirmed" });
  });

  test("without a time of change a late pending report doesn't withdraw a confirmation", async () => {
    await send("approved");
    expect(await send("pending")).toMatchObject({ state: "unchanged" });
    expect(await lead()).toMatchObject({ state: "confirmed" });
  });

  test("two simultaneous confirmations of a rejected purchase credit it once", async () => {
    await send("declined", 1);
    const bodies = [2, 3, 4].map((version) =>
      reportBody(provider, { ...fields, status: "approved", changed_at: changedAt(version) }),
    );
    for (const body of bodies) await postReport(provider, store, body);
    await Promise.all(bodies.map(() => processDueEvents(provider.app)));
    await processDueEvents(provider.app);
    expect(await money()).toMatchObject({ pending: 600n });
    expect((await events()).filter((event) => event === "reopen")).toHaveLength(1);
  });
});
