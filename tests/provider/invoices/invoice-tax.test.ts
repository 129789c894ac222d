import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as calls from "#contract/invoices/invoices.ts";
import { duplicateInvoice } from "#contract/invoices/invoice-drafts.ts";
import { sumLines } from "#contract/invoices/invoice-sums.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { invoiceLines, invoices } from "#provider/database/schema/invoice-schema.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { ownLine, startInvoices } from "../../support/money/invoices.ts";
import { addNetwork } from "../../support/money/shops.ts";

const issuer = { name: "Ops", address: "", email: "", taxId: "", bank: "", iban: "", bic: "" };
const third = { ...ownLine, price: 33, tax1: 2_000 };

describeOnBothDatabases("taxes of invoices", (open) => {
  let connection: Connection;
  let world: Awaited<ReturnType<typeof startInvoices>>;
  let network: string;
  const now = new Date("2026-03-02T12:00:00Z");
  beforeAll(async () => {
    connection = await open();
    world = await startInvoices(connection, () => now);
    await world.provider.call(calls.changeIssuer, { as: world.ada, body: issuer });
    network = await addNetwork(connection.database, { key: "net-tax", name: "Taxes" });
  });
  afterAll(() => world.close());

  const send = async ({ id, version }: Pick<calls.Invoice, "id" | "version">) =>
    (
      await world.provider.call(calls.sendInvoice, {
        as: world.ada,
        params: { id },
        body: { version, mail: null },
      })
    ).data;

  test("computes the tax of three lines of 0.33 on their sum, in the view, the list and the balance", async () => {
    const draft = await world.draft(network, [third, third, third]);
    const sentInvoice = await send(draft);
    expect(sentInvoice.total).toBe(119);
    expect(sentInvoice.balance).toBe(119);
    expect(sentInvoice.lines.map(({ sums }) => sums.total)).toEqual([33, 33, 33]);
    expect(sentInvoice.sums).toEqual({ gross: 99, discount: 0, tax1: 20, tax2: 0, total: 119 });
    expect(sentInvoice.taxes).toEqual([{ tax: 1, rate: 2_000, base: 99, amount: 20 }]);
    const { data: listed } = await world.provider.call(calls.listInvoices, {
      as: world.ada,
      query: { ids: sentInvoice.id },
    });
    expect(listed[0]?.total).toBe(119);
  });

  test("adds taxes of corrections to those of the corrected purchases", async () => {
    const draft = await world.draft(network, [third, third, third, { ...third, price: -33 }]);
    expect(draft.sums).toEqual({ gross: 66, discount: 0, tax1: 13, tax2: 0, total: 79 });
  });

  test.each([387.5, 0.01, 1_967.89])("keeps a tax rate of %d basis points exactly", async (tax1) => {
    const draft = await world.draft(network, [{ ...ownLine, price: 100_000, tax1 }]);
    const sentInvoice = await send(draft);
    expect(sentInvoice.lines[0]?.tax1).toBe(tax1);
    expect(sentInvoice.taxes[0]?.rate).toBe(tax1);
  });

  test.each([387.555, 10_000.01, -0.01])("refuses a tax rate of %d basis points", async (tax1) => {
    const body = { network, issuedOn: null, dueOn: null, note: "", lines: [{ ...ownLine, tax1 }] };
    const response = await world.provider.call(calls.createInvoice, { as: world.ada, body });
    expect(response.status).toBe(400);
  });

  /** Adds an invoice that was sent before taxes were totaled by rate. */
  async function insertLegacyInvoice(lines: (typeof ownLine)[]): Promise<string> {
    const id = randomUUID();
    const total = sumLines(lines, "line").total;
    const row = { id, network, currency: "USD", total, taxRounding: "line" as const, createdAt: now };
    await connection.database.insert(invoices).values(row);
    await connection.database.insert(invoiceLines).values(
      lines.map((line, position) => ({
        ...line,
        price: BigInt(line.price),
        id: randomUUID(),
        invoiceId: id,
        position,
        source: "own" as const,
      })),
    );
    await send({ id, version: 1 });
    return id;
  }

  test("keeps the total, lines and taxes of an invoice sent earlier", async () => {
    const legacyInvoice = await world.get(await insertLegacyInvoice([third, third, third]));
    expect(legacyInvoice.total).toBe(120);
    expect(legacyInvoice.lines.map(({ sums }) => sums.total)).toEqual([40, 40, 40]);
    expect(legacyInvoice.sums).toEqual({ gross: 99, discount: 0, tax1: 21, tax2: 0, total: 120 });
    expect(legacyInvoice.taxes).toEqual([]);
    await expect(
      connection.database
        .update(invoices)
        .set({ taxRounding: "rate" })
        .where(eq(invoices.id, legacyInvoice.id)),
    ).rejects.toThrow();
  });

  test("a copy of an invoice sent earlier has its taxes computed by rate", async () => {
    const id = await insertLegacyInvoice([third, third, third]);
    const { data: copy } = await world.provider.call(duplicateInvoice, { as: world.ada, params: { id } });
    expect(copy.total).toBe(119);
    expect(copy.sums.total).toBe(119);
  });
});
