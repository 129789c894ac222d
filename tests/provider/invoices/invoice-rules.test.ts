import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import * as calls from "#contract/invoices/invoices.ts";
import { invoiceNumbers, invoices } from "#provider/database/schema/invoice-schema.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { confirmedPurchases } from "../../support/money/invoices.ts";
import { addNetwork } from "../../support/money/shops.ts";
import { testProvider, type TestUser } from "../../support/programs/provider.ts";

const months = ["2026-01", "2026-02"] as const;
const issuer = { name: "Ops", address: "", email: "", taxId: "", bank: "", iban: "", bic: "" };

type Step =
  | { do: "confirm"; month: (typeof months)[number]; commission: number }
  | { do: "correct" | "reverse"; nth: number; commission: number }
  | { do: "propose"; month: (typeof months)[number] }
  | { do: "send" | "stale" | "discard" | "void" | "pay"; nth: number };

const month = fc.constantFrom(...months);
const nth = fc.nat(9);
const commission = fc.integer({ min: 1, max: 5_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("confirm" as const), month, commission }),
  fc.record({ do: fc.constantFrom("correct" as const, "reverse" as const), nth, commission }),
  fc.record({ do: fc.constant("propose" as const), month }),
  fc.record({
    do: fc.constantFrom(
      "send" as const,
      "send" as const,
      "stale" as const,
      "discard" as const,
      "void" as const,
      "pay" as const,
    ),
    nth,
  }),
);

describeOnDatabase("the rules of invoices", (open) => {
  let ada: TestUser;
  let member: TestUser;
  let runs = 0;
  const now = new Date("2026-03-02T12:00:00Z");
  const provider = testProvider({ open, clock: () => now });

  beforeAll(async () => {
    [ada, member] = [await provider.signUp({ role: "admin" }), await provider.signUp()];
    await provider.call(calls.changeIssuer, { as: ada, body: issuer });
  });

  async function openNetwork() {
    runs += 1;
    const network = await addNetwork(provider.connection.database, {
      key: `net-rules-${runs}`,
      name: `Rules ${runs}`,
    });
    const purchases = await confirmedPurchases(provider.connection.database, {
      network,
      userId: member.userId,
    });
    const leads: string[] = [];
    const reversed = new Set<string>();
    const pick = async (index: number, state?: string) => {
      const rows = await provider.connection.database
        .select()
        .from(invoices)
        .where(eq(invoices.network, network));
      const matchingRows = rows.filter((row) => !state || row.state === state);
      return matchingRows[index % Math.max(1, matchingRows.length)];
    };
    const take = async (one: Step): Promise<number> => {
      if (one.do === "confirm") {
        leads.push(await purchases.of(`${one.month}-10T10:00:00Z`, BigInt(one.commission)));
        return 200;
      }
      if (one.do === "correct" || one.do === "reverse") {
        const lead = leads[one.nth % Math.max(1, leads.length)];
        if (!lead || reversed.has(lead)) return 200;
        if (one.do === "correct")
          await purchases.correct(lead, "2026-02-15T10:00:00Z", BigInt(one.commission));
        else {
          reversed.add(lead);
          await purchases.reverse(lead, "2026-02-20T10:00:00Z");
        }
        return 200;
      }
      if (one.do === "propose")
        return (await provider.call(calls.proposeInvoices, { as: ada, body: { month: one.month, network } }))
          .status;
      const found = await pick(one.nth);
      if (!found) return 200;
      const request = { as: ada, params: { id: found.id } };
      const { version } = found;
      if (one.do === "send" || one.do === "stale") {
        const body = { version: one.do === "stale" ? version + 1 : version, mail: null };
        return (await provider.call(calls.sendInvoice, { ...request, body })).status;
      }
      if (one.do === "discard")
        return (await provider.call(calls.discardInvoice, { ...request, body: { version } })).status;
      if (one.do === "void") {
        const body = { version, reason: "To be written anew" };
        return (await provider.call(calls.voidInvoice, { ...request, body })).status;
      }
      const amount = Number(found.total - found.paid);
      const body = { amount, paidOn: "2026-03-02", method: "bank_transfer" as const, note: "" };
      const headers = { "idempotency-key": crypto.randomUUID() };
      return (await provider.call(calls.recordPayment, { ...request, body, headers })).status;
    };
    return { network, take };
  }

  /** Checks that every number of the year from 1 to the last is used exactly once. */
  async function expectGaplessNumbers() {
    const rows = await provider.connection.database.select({ number: invoices.number }).from(invoices);
    const numbers = rows.flatMap(({ number }) => number ?? []).toSorted();
    expect(numbers).toEqual(numbers.map((_, index) => `INV-2026-${String(index + 1).padStart(5, "0")}`));
    const [counter] = await provider.connection.database.select().from(invoiceNumbers);
    expect(counter?.last ?? 0).toBe(numbers.length);
  }

  interface Owed extends Record<string, unknown> {
    commissions: number;
    counted: string;
    owed: string;
  }
  /** Returns, for each purchase, the amount counted on invoices and the amount the network owes. */
  async function owedOf(network: string): Promise<Owed[]> {
    const rows = await provider.connection.database.execute<Owed>(sql`
      select count(p.*) filter (where p.kind = 'commission')::int as commissions,
        coalesce(sum(p.amount), 0)::text as counted,
        (case when leads.state = 'confirmed' then leads.commission else 0 end)::text as owed
      from leads left join invoice_purchases p on p.lead_id = leads.id and p.counts
      where leads.network = ${network} group by leads.id`);
    return (rows as unknown as { rows: Owed[] }).rows;
  }

  test("M17 M18 under random simultaneous operations numbers have no gap and a commission is invoiced once", async () => {
    const property = fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 10 }),
      async (rounds) => {
        const { network, take } = await openNetwork();
        for (const together of rounds) {
          const statuses = await Promise.all(together.map(take));
          expect(statuses.filter((status) => status >= 500)).toEqual([]);
        }
        await expectGaplessNumbers();
        for (const { commissions } of await owedOf(network)) expect(commissions).toBeLessThanOrEqual(1);
        // After all drafts of the last month are proposed again, the counted amount matches the owed one to the
        // cent.
        const drafts = await provider.connection.database
          .select()
          .from(invoices)
          .where(eq(invoices.network, network));
        for (const { id, version } of drafts.filter(({ state }) => state === "draft"))
          await provider.call(calls.discardInvoice, { as: ada, params: { id }, body: { version } });
        for (const { id, version } of drafts.filter(
          ({ state, month: of }) => state === "sent" && of === "2026-02",
        ))
          await provider.call(calls.voidInvoice, {
            as: ada,
            params: { id },
            body: { version, reason: "To be written anew" },
          });
        await take({ do: "propose", month: "2026-02" });
        const february = drafts.find(({ state, month: of }) => of === "2026-02" && state === "paid");
        for (const { counted, owed, commissions } of await owedOf(network)) {
          expect(commissions).toBeLessThanOrEqual(1);
          if (!february) expect(counted).toBe(owed);
        }
      },
    );
    await fc.assert(property, { numRuns: Number(process.env.LONG ?? 0) > 0 ? 300 : 15 });
  });

  test("M17 twelve simultaneous sends with some failures use consecutive numbers", async () => {
    const { network } = await openNetwork();
    const line = { description: "Fee", quantity: 1_000, price: 100, discount: 0, tax1: 0, tax2: 0 };
    const body = { network, issuedOn: null, dueOn: null, note: "", lines: [line] };
    const drafts = [];
    for (let count = 0; count < 12; count += 1)
      drafts.push((await provider.call(calls.createInvoice, { as: ada, body })).data);
    const sendResponses = await Promise.all(
      drafts.map(({ id, version }, index) =>
        provider.call(calls.sendInvoice, {
          as: ada,
          params: { id },
          body: { version: index % 3 === 0 ? version + 1 : version, mail: null },
        }),
      ),
    );
    expect(sendResponses.map(({ status }) => status)).toEqual(
      drafts.map((_, index) => (index % 3 === 0 ? 409 : 200)),
    );
    await expectGaplessNumbers();
  });
});
