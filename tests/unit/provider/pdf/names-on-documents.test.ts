import { expect, test } from "vitest";
import { defaultPrint } from "#contract/invoices/invoice-limits.ts";
import type { Invoice } from "#contract/invoices/invoices.ts";
import { emptyIssuer } from "#contract/invoices/issuer.ts";
import { renderInvoice } from "#provider/modules/invoices/pdf.ts";
import { renderStatement } from "#provider/modules/wallet/statement.ts";
import { readPdf } from "../../../support/pdf-text.ts";

const at = "2026-03-02T12:00:00.000Z";
const noSums = { gross: 0, discount: 0, tax1: 0, tax2: 0, total: 0 };

function invoiceFor(name: string): Invoice {
  const line = { quantity: 1_000, price: 0, discount: 0, tax1: 0, tax2: 0, purchases: 0, sums: noSums };
  return {
    id: "1",
    number: "INV-2026-00001",
    state: "sent",
    isOverdue: false,
    network: { key: "net", name },
    month: null,
    currency: "USD",
    total: 0,
    paid: 0,
    balance: 0,
    issuedOn: "2026-03-02",
    dueOn: "2026-03-16",
    createdAt: at,
    version: 1,
    issuer: { ...emptyIssuer, name },
    billing: { name, address: name, email: "", taxId: "", language: "en", termDays: 14, tax1: 0, tax2: 0 },
    note: name,
    print: defaultPrint,
    lines: [{ ...line, id: "2", source: "own", description: name }],
    sums: noSums,
    taxes: [],
    payments: [],
    voidReason: null,
    sentAt: at,
    accountChange: null,
  };
}

function statementFor(name: string) {
  const entry = {
    at: new Date(at),
    kind: "adjustment" as const,
    subject: name,
    amount: 0n,
    balanceAfter: 0n,
  };
  const member = { name, email: "member@example.test" };
  const days = { from: "2026-03-01", to: "2026-03-31" };
  return renderStatement({
    statement: { member, ...days, opening: 0n, closing: 0n, entries: [entry] },
    currency: "USD",
    language: "en",
    timeZone: "UTC",
    at: new Date(at),
  });
}

const documents = {
  "an invoice": (name: string) => renderInvoice(invoiceFor(name)),
  "a statement": statementFor,
};
const names = [
  ["株式会社", "株式会社"],
  ["บริษัท", "บริษัท"],
  ["हिन्दी", "हिन्दी"],
  ["עברית", "תירבע"],
  ["Shop 🎉 Ltd", "Shop Ltd"],
] as const;
const cases = Object.keys(documents).flatMap((document) =>
  names.map(([name, drawn]) => [document as keyof typeof documents, name, drawn] as const),
);

test.each(cases)("%s draws the name %s as %s, without boxes", async (document, name, text) => {
  const { drawn } = readPdf(await documents[document](name));
  expect(drawn.map((piece) => piece.text).join("")).toContain(text);
  expect(drawn.filter(({ hasBox }) => hasBox)).toEqual([]);
});
