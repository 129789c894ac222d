import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { duplicateInvoice, restoreInvoice } from "#contract/invoices/invoice-drafts.ts";
import { defaultPrint } from "#contract/invoices/invoice-limits.ts";
import * as calls from "#contract/invoices/invoices.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { discardedInvoices, invoices } from "#provider/database/schema/invoice-schema.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { ownLine, statusAndKey, startInvoices } from "../../support/money/invoices.ts";
import { addNetwork } from "../../support/money/shops.ts";
import type { TestProvider, TestUser } from "../../support/programs/provider.ts";

const issuer = { name: "Operations", address: "", email: "", taxId: "", bank: "", iban: "", bic: "" };
const now = new Date("2026-03-02T12:00:00Z");

describeOnDatabase("drafts of invoices", (open) => {
  let connection: Connection;
  let world: Awaited<ReturnType<typeof startInvoices>>;
  let provider: TestProvider;
  let ada: TestUser;
  let member: TestUser;

  beforeAll(async () => {
    connection = await open();
    world = await startInvoices(connection, () => now);
    ({ provider, ada, member } = world);
  });
  afterAll(() => world.close());

  test("saves the chosen print details and contact person, which stay after sending", async () => {
    const network = await addNetwork(connection.database, { key: "net-print", name: "Print" });
    const { data: summary } = await provider.call(calls.getInvoiceSummary, { as: ada });
    expect(summary.staff).toContainEqual({ id: ada.userId, name: "Ada" });
    expect(summary.staff.map(({ id }) => id)).not.toContain(member.userId);
    const printOptions = { via: "card", terms: false, note: false, stub: true } as const;
    const { id, version, print } = await world.draft(network);
    expect(print).toEqual(defaultPrint);
    const body = { issuedOn: null, dueOn: null, note: "Hello", lines: [ownLine] };
    const write = (salesperson: string, at = version) =>
      provider.call(calls.changeInvoice, {
        as: ada,
        params: { id },
        body: { ...body, version: at, print: { ...printOptions, salesperson } },
      });
    const unknown = await write(member.userId);
    expect(statusAndKey(unknown)).toEqual([400, "invoice_salesperson_unknown"]);
    expect(Object.keys(unknown.body.fields as object)).toEqual(["print.salesperson"]);
    const printed = { ...printOptions, salesperson: { id: ada.userId, name: "Ada" } };
    expect((await write(ada.userId)).data.print).toEqual(printed);
    // A field that is missing from the request remains unchanged.
    const params = { id };
    const laterChange = await provider.call(calls.changeInvoice, {
      as: ada,
      params,
      body: { ...body, version: version + 1 },
    });
    expect(laterChange.data.print).toEqual(printed);
    await connection.database
      .update(invoices)
      .set({
        state: "sent",
        number: "INV-0001",
        issuedOn: "2026-03-02",
        dueOn: "2026-03-02",
        sentAt: now,
        issuer,
        billing: laterChange.data.billing,
      })
      .where(eq(invoices.id, id));
    await expect(
      connection.database.update(invoices).set({ print: defaultPrint }).where(eq(invoices.id, id)),
    ).rejects.toThrow();
  });

  test("a copy is an independent draft without purchases", async () => {
    const network = await addNetwork(connection.database, { key: "net-copy", name: "Copy" });
    const { of } = await world.purchases(network);
    await of("2025-12-05T10:00:00Z", 1_000n);
    const [proposed] = await world.propose("2025-12", network);
    const headers = { "idempotency-key": randomUUID() };
    const copy = () => provider.call(duplicateInvoice, { as: ada, params: { id: proposed! }, headers });
    const { data: created } = await copy();
    expect((await copy()).data.id).toBe(created.id);
    expect(created).toMatchObject({ state: "draft", month: null, number: null, total: 1_000 });
    expect(created.lines).toMatchObject([{ source: "own", price: 1_000, purchases: 0 }]);
    expect((await world.get(proposed!)).lines).toMatchObject([{ source: "commission", purchases: 1 }]);
  });

  test("a discarded draft can be restored with its purchases for an hour unless they are used elsewhere", async () => {
    const network = await addNetwork(connection.database, { key: "net-back", name: "Back" });
    const { of } = await world.purchases(network);
    await of("2025-12-05T10:00:00Z", 1_000n);
    const [id] = await world.propose("2025-12", network);
    const before = await world.get(id!);
    const discard = async () => {
      const { version } = await world.get(id!);
      await provider.call(calls.discardInvoice, { as: ada, params: { id: id! }, body: { version } });
    };
    const restore = () => provider.call(restoreInvoice, { as: ada, params: { id: id! } });
    const gone = [409, "invoice_not_restored"];
    expect(statusAndKey(await restore())).toEqual(gone);
    await discard();
    expect((await restore()).data).toEqual(before);
    expect(statusAndKey(await restore())).toEqual(gone);

    await discard();
    // Another draft of the same month prevents restoring, and so does one of another month with the same
    // purchase.
    for (const month of ["2025-12", "2026-01"]) {
      const [other] = await world.propose(month, network);
      expect(statusAndKey(await restore())).toEqual(gone);
      const { version } = await world.get(other!);
      await provider.call(calls.discardInvoice, { as: ada, params: { id: other! }, body: { version } });
    }
    expect((await restore()).data.lines).toEqual(before.lines);

    await discard();
    const discardedAt = new Date(now.getTime() - 60 * 60 * 1000 - 1);
    await connection.database.update(discardedInvoices).set({ discardedAt });
    expect(statusAndKey(await restore())).toEqual(gone);
  });
});
