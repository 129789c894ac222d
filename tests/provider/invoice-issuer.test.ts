import { expect, test } from "vitest";
import { changeIssuer, getInvoiceFigures, type Issuer } from "#contract/invoices.ts";
import { invoiceIssuer } from "#provider/database/invoice-schema.ts";
import { testProvider } from "../support/programs/provider.ts";

const provider = testProvider();
const issuer: Issuer = { name: "Ops", address: "", email: "", taxId: "", bank: "", iban: "", bic: "" };

async function change(changes: Partial<Issuer>) {
  const as = await provider.signUp({ role: "finance" });
  return provider.call(changeIssuer, { as, body: { ...issuer, ...changes } });
}

test.each([
  [{ iban: "GB33 NOT AN IBAN" }, "iban"],
  [{ iban: "US12 3456" }, "iban"],
  [{ bic: "XX" }, "bic"],
  [{ iban: "GB29 NWBK 6016 1331 9268 19", bic: "AIBKIE2D" }, "bic"],
])("refuses the issuer's account %j at %s", async (changes, field) => {
  const { status, body } = await change(changes);
  expect(status).toBe(400);
  expect(body.fields).toHaveProperty(field);
});

test("shows an issuer from before the rules as it is", async () => {
  const older = { ...issuer, iban: "GB33 NOT AN IBAN", bic: "XX" };
  const row = { id: 1, issuer: older, updatedAt: new Date() };
  const { database } = provider.app;
  await database.insert(invoiceIssuer).values(row).onConflictDoUpdate({ target: invoiceIssuer.id, set: row });
  const as = await provider.signUp({ role: "finance" });
  expect((await provider.call(getInvoiceFigures, { as })).data.issuer).toEqual(older);
});
