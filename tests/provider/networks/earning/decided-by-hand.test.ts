import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import {
  adminGetLead,
  adminListLeads,
  confirmLead,
  decideLeads,
  dismissReview,
  settleLead,
} from "#contract/leads/admin-leads.ts";
import { usualParameters } from "#provider/demo/networks.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { describeOnBothDatabases } from "../../../support/databases/databases.ts";
import { balancesOf } from "../../../support/money/ledger.ts";
import {
  leadOf,
  createStoreFixture,
  releaseLeads,
  processReport,
  type StoreFixture,
  type ReportedPurchase,
} from "../../../support/money/network-reports.ts";
import { createImporter } from "../../../support/money/report-files.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../../support/programs/provider.ts";

const day = 24 * 3_600_000;
const start = new Date("2026-03-01T12:00:00Z");
const mapping = {
  parameters: { ...usualParameters, changedAt: "changed_at", paid: "paid", paymentId: "payment" },
  statuses: { pending: "pending", approved: "confirmed" },
  amounts: "major",
  times: "iso",
} as const;
type Fields = Partial<ReportedPurchase> & { paid?: string };

describeOnBothDatabases("an admin's note on a purchase", (open) => {
  let provider: TestProvider;
  let byPayment: StoreFixture;
  let byDays: StoreFixture;
  let admin: TestUser;
  let member: TestUser;
  let now = start;
  let count = 0;
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    const usual = { usualDaysFrom: 60, usualDaysTo: 75 };
    byPayment = await createStoreFixture(provider, { mapping, payableRule: "paid", ...usual });
    byDays = await createStoreFixture(provider, { mapping });
    admin = await provider.signUp({ role: "admin" });
  });
  beforeEach(async () => {
    now = start;
    member = await provider.signUp();
  });
  afterAll(async () => {
    expect(await checkLedger(provider.app.database)).toEqual([]);
    await provider.close();
  });

  /** Starts a purchase with a first report. */
  async function buy(store: StoreFixture, status = "approved") {
    const fields = {
      click_id: await store.click(member.userId),
      transaction_id: `H-${(count += 1)}`,
      time: start.toISOString(),
    };
    const send = (more: Fields) => processReport(provider, store, { ...fields, status, ...more });
    await send({ changed_at: start.toISOString() });
    const lead = async () => (await leadOf(provider, fields.transaction_id))!;
    return { fields, send, lead, id: (await lead()).id };
  }
  const available = async () => (await balancesOf(provider.app.database, member.userId)).available;
  const load = async (id: string) => (await provider.call(adminGetLead, { as: admin, params: { id } })).data;
  const settle = (id: string, as = admin) => provider.call(settleLead, { as, params: { id } });
  const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();
  async function releaseAfter(days: number) {
    now = new Date(start.getTime() + days * day);
    await releaseLeads(provider);
    now = start;
  }

  describe("that the network has paid", () => {
    test("makes a confirmed purchase's cash back available, once", async () => {
      const { id } = await buy(byPayment);
      await releaseAfter(70);
      expect(await available()).toBe(0n);
      expect((await settle(id)).data.networkPaidAt).toBe(start.toISOString());
      await releaseLeads(provider);
      expect(await available()).toBe(600n);
      expect((await settle(id)).status).toBe(409);
    });

    test("doesn't confirm a pending purchase", async () => {
      const { id, lead } = await buy(byPayment, "pending");
      await settle(id);
      await releaseAfter(1);
      expect((await lead()).state).toBe("pending");
      await provider.call(confirmLead, { as: admin, params: { id } });
      await releaseLeads(provider);
      expect(await available()).toBe(600n);
    });

    test("remains if the network then reports that it hasn't paid yet", async () => {
      const { id, send, lead } = await buy(byPayment);
      await settle(id);
      await send({ paid: "false" });
      expect((await lead()).networkPaidAt).toEqual(start);
    });

    test("is in the purchase's history and the activity log", async () => {
      const { id } = await buy(byPayment);
      await settle(id);
      const change = (await load(id)).changes.at(-1);
      expect(change).toMatchObject({ event: "settle", actor: { id: admin.userId } });
      const { data } = await provider.call(listActivityLogs, { as: admin, query: { action: "lead.settle" } });
      expect(data[0]?.object.id).toBe(id);
    });

    test("isn't offered if the payable rule is a number of days", async () => {
      const { id } = await buy(byDays);
      expect((await load(id)).steps).not.toContain("settle");
      expect((await settle(id)).status).toBe(409);
    });

    test("is refused for the admin's own purchase", async () => {
      member = await provider.signUp({ role: "admin" });
      const { id } = await buy(byPayment);
      expect((await settle(id, member)).status).toBe(403);
    });

    test("can be recorded for several purchases", async () => {
      const ids = [(await buy(byPayment)).id, (await buy(byPayment)).id];
      const body = { ids, decision: { step: "settle" as const } };
      expect((await provider.call(decideLeads, { as: admin, body })).data.done).toHaveLength(2);
      await releaseAfter(1);
      expect(await available()).toBe(1_200n);
    });

    test("can be imported from the network's file", async () => {
      const { fields, lead } = await buy(byPayment);
      const { upload, load, apply } = createImporter(provider, admin, byPayment);
      const names = ["click_id", "transaction_id", "time", "changed_at"] as const;
      const values = names.map((name) => ({ ...fields, changed_at: start.toISOString() })[name]);
      const { data } = await upload(
        `${names.join()},order_id,item,currency,status,amount,commission,paid,payment\n` +
          `${values.join()},,,USD,approved,100.00,12.00,2026-03-01,PAY-9\n`,
      );
      expect((await load(data.id)).totals).toMatchObject({ changes: 1, error: 0 });
      await apply(data.id);
      await processDueEvents(provider.app);
      expect((await lead()).networkPaymentId).toBe("PAY-9");
    });

    test("can be searched for", async () => {
      const [paid, unpaid] = [await buy(byPayment), await buy(byPayment)];
      await settle(paid.id);
      const findLeads = async (networkPaid: "yes" | "no") => {
        const query = { networkPaid, network: byPayment.network, limit: 100 };
        const { data } = await provider.call(adminListLeads, { as: admin, query });
        return data.map(({ id }) => id);
      };
      expect(await findLeads("yes")).toContain(paid.id);
      expect(await findLeads("yes")).not.toContain(unpaid.id);
      expect(await findLeads("no")).toContain(unpaid.id);
      expect(await findLeads("no")).not.toContain(paid.id);
    });
  });

  describe("the decision that a withdrawn confirmation needs no review", () => {
    async function countFlagged() {
      const purchase = await buy(byDays);
      await releaseAfter(50);
      await purchase.send({ status: "pending", changed_at: later(1) });
      return purchase;
    }
    const review = "unconfirmed_after_payable";
    const dismiss = (id: string, as = admin) =>
      provider.call(dismissReview, { as, params: { id }, body: { note: "The network pays in May" } });
    const toReview = async () => {
      const { data } = await provider.call(adminListLeads, { as: admin, query: { review } });
      return data.map(({ id }) => id);
    };

    test("ends the review and moves no money", async () => {
      const { id, lead } = await countFlagged();
      expect((await load(id)).steps).toContain("dismiss");
      await dismiss(id);
      expect(await lead()).toMatchObject({ reviewReason: null, state: "payable" });
      expect(await available()).toBe(600n);
    });

    test("takes the purchase out of those to review", async () => {
      const { id } = await countFlagged();
      const { id: usual } = await buy(byDays);
      expect(await toReview()).toContain(id);
      expect(await toReview()).not.toContain(usual);
      await dismiss(id);
      expect(await toReview()).not.toContain(id);
    });

    test("is in the activity log with the note", async () => {
      const { id } = await countFlagged();
      await dismiss(id);
      const { data } = await provider.call(listActivityLogs, {
        as: admin,
        query: { action: "lead.dismiss" },
      });
      expect(data[0]).toMatchObject({
        object: { id },
        before: { reviewReason: review },
        after: { note: "The network pays in May" },
      });
    });

    test("is refused if the purchase has no review", async () => {
      const { id } = await buy(byDays);
      expect((await dismiss(id)).status).toBe(409);
    });

    test("is needed again after a later report of the same kind", async () => {
      const { id, send, lead } = await countFlagged();
      await dismiss(id);
      await send({
        status: "pending",
        amount: "90.00",
        changed_at: later(2),
      });
      expect((await lead()).reviewReason).toBe(review);
    });
  });
});
