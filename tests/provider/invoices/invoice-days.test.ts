import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as calls from "#contract/invoices/invoices.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { invoices } from "#provider/database/schema/invoice-schema.ts";
import { assertValidIssueDay } from "#provider/modules/invoices/issue-day.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { ownLine, statusAndKey, startInvoices } from "../../support/money/invoices.ts";
import { addNetwork } from "../../support/money/shops.ts";

const issuer = { name: "Ops", address: "", email: "", taxId: "", bank: "", iban: "", bic: "" };

describeOnDatabase("dates of issue", (open) => {
  let connection: Connection;
  let world: Awaited<ReturnType<typeof startInvoices>>;
  let network: string;
  const now = new Date("2026-03-20T12:00:00Z");
  beforeAll(async () => {
    connection = await open();
    world = await startInvoices(connection, () => now);
    await world.provider.call(calls.changeIssuer, { as: world.ada, body: issuer });
    network = await addNetwork(connection.database, { key: "net-days", name: "Days" });
  });
  afterAll(() => world.close());

  const create = (issuedOn: string | null) =>
    world.provider.call(calls.createInvoice, {
      as: world.ada,
      body: { network, issuedOn, dueOn: null, note: "", lines: [ownLine] },
    });
  const send = ({ id, version }: Pick<calls.Invoice, "id" | "version">) =>
    world.provider.call(calls.sendInvoice, {
      as: world.ada,
      params: { id },
      body: { version, mail: null },
    });
  /** Saves a draft with a day that forms no longer accept. */
  async function draftOf(issuedOn: string) {
    const { data: draft } = await create(null);
    await connection.database.update(invoices).set({ issuedOn }).where(eq(invoices.id, draft.id));
    return draft;
  }

  test("a first invoice accepts any day of its year up to today", async () => {
    expect((await send((await create("2026-01-20")).data)).data.issuedOn).toBe("2026-01-20");
  });

  const invalidDays: [what: string, day: string, key: string][] = [
    ["a day before that of the latest number", "2026-01-19", "invoice_day_before_last"],
    ["a day in an earlier year", "2025-01-15", "invoice_day_other_year"],
    ["tomorrow", "2026-03-21", "invoice_day_ahead"],
    ["a day in a later year", "2031-01-01", "invoice_day_ahead"],
  ];
  test.each(invalidDays)("refuses a draft dated %s with an error on its field", async (_, day, key) => {
    const response = await create(day);
    expect(statusAndKey(response)).toEqual([422, key]);
    expect(Object.keys(response.body.fields as object)).toEqual(["issuedOn"]);
  });
  test.each(invalidDays)("refuses to send an invoice dated %s, and frees its number", async (_, day, key) => {
    const draft = await draftOf(day);
    expect(statusAndKey(await send(draft))).toEqual([422, key]);
    expect((await world.get(draft.id)).state).toBe("draft");
  });

  test("names the latest invoice and its day", async () => {
    const { body } = await create("2026-01-19");
    expect(body.message).toContain("INV-2026-00001 is dated Jan 20, 2026");
  });

  test("accepts the latest number's day, later days and today, in turn", async () => {
    for (const day of ["2026-01-20", "2026-02-11", "2026-03-02"])
      expect((await send((await create(day)).data)).data.issuedOn).toBe(day);
    expect(statusAndKey(await create("2026-03-01"))).toEqual([422, "invoice_day_before_last"]);
  });

  test("the earlier-dated one of two simultaneous invoices is refused or gets the lower number", async () => {
    const drafts = [await create("2026-03-10"), await create("2026-03-15")].map(({ data }) => data);
    await Promise.all(drafts.map(send));
    const [earlier, later] = [await world.get(drafts[0]!.id), await world.get(drafts[1]!.id)];
    expect(later.state).toBe("sent");
    if (earlier.state === "sent") expect(earlier.number! < later.number!).toBe(true);
  });

  test("a future-dated invoice from before the date rule doesn't block today's invoices", async () => {
    const draft = await draftOf("2026-03-20");
    const { data: sent } = await send(draft);
    const ahead = { state: "sent" as const, number: "INV-2026-09999", issuedOn: "2026-12-24" };
    const [row] = await connection.database.select().from(invoices).where(eq(invoices.id, sent.id));
    await connection.database
      .insert(invoices)
      .values({ ...row!, ...ahead, id: crypto.randomUUID(), dueOn: "2026-12-31" });
    expect((await send((await create("2026-03-20")).data)).status).toBe(200);
  });

  test("a new year starts its own date order", async () => {
    const newYear = new Date("2027-01-02T12:00:00Z");
    await expect(assertValidIssueDay(connection.database, "2026-12-31", newYear)).rejects.toThrow(
      "invoice_day_other_year",
    );
    await expect(assertValidIssueDay(connection.database, "2027-01-01", newYear)).resolves.toBeUndefined();
  });
});
