import type { Invoice } from "#contract/invoices/invoices.ts";
import type { InvoiceLanguage } from "#contract/invoices/invoice-limits.ts";
import { colonIn } from "#shared/colon.ts";
import { groupedIban } from "#contract/text/input/grouped-iban.ts";
import { invoiceWords } from "../../i18n/document-words.ts";
import type { Paper } from "../../pdf/paper.ts";

/** The height reserved at the bottom of each page for its footer. */
export const foot = 70;
export const muted = "#5b665f";

interface Formats {
  language: InvoiceLanguage;
  money: (amount: number) => string;
  day: (day: string) => string;
}

/**
 * Returns those texts next to the sums that are enabled for printing: payment details and due date, contact,
 * and note.
 */
export function paymentDetails(
  invoice: Invoice,
  { language, day }: Formats,
): { facts: string[]; note: string } {
  const words = invoiceWords[language];
  const { issuer, billing, dueOn, print, note, accountChange } = invoice;
  const days = String(billing.termDays);
  const terms = dueOn ? words.termsUntil.replace("{due}", day(dueOn)) : words.termsOpen;
  const facts: [string, string | null][] = [
    ...(print.terms
      ? ([
          [words.terms, terms.replace("{days}", days)],
          [words.bank, issuer.bank],
          [words.iban, groupedIban(issuer.iban)],
          [words.bic, issuer.bic],
        ] as [string, string][])
      : []),
    [words.payableBy, print.via && words.methods[print.via]],
    [words.contact, print.salesperson?.name ?? null],
  ];
  const changed = words.accountChanged
    .replace("{day}", accountChange ? day(accountChange.changedOn) : "")
    .replace("{ending}", accountChange?.earlierEnding ?? "");
  return {
    facts: [
      ...facts.filter(([, value]) => value).map(([label, value]) => label + colonIn(language) + value),
      ...(print.terms && accountChange ? [changed] : []),
    ],
    note: print.note ? note : "",
  };
}

const stubHeight = 120;

/** Draws the tear-off slip at the bottom of the last page, or on a page of its own if there is no room. */
export function drawStub(paper: Paper, invoice: Invoice, formats: Formats, from: number): void {
  if (!invoice.print.stub) return;
  const words = invoiceWords[formats.language];
  const { margin, width } = paper;
  if (from > paper.height - foot - stubHeight) paper.addPage();
  const top = paper.height - foot - stubHeight;
  paper.rule(top, muted);
  const half = (width - 2 * margin) / 2 - 12;
  let y = top + 10;
  y += paper.text(words.stub, { x: margin, y, width: half }, { size: 12, bold: true });
  paper.text(words.stubText, { x: margin, y, width: half }, { size: 8.5, color: muted });
  paper.text(invoice.issuer.name, { x: margin, y: y + 30, width: half });
  const right = margin + half + 24;
  const rows: [string, string][] = [
    [words.number, invoice.number ?? words.draft],
    [words.to, invoice.billing.name || invoice.network.name],
    [words.due, invoice.dueOn ? formats.day(invoice.dueOn) : "–"],
    [words.balance, formats.money(invoice.state === "draft" ? invoice.total : invoice.balance)],
    [words.amountPaid, "____________________"],
  ];
  let row = top + 10;
  for (const [label, value] of rows) {
    paper.text(label, { x: right, y: row, width: half / 2 }, { color: muted });
    paper.text(value, { x: right + half / 2, y: row, width: half / 2 }, { align: "end" });
    row += 19;
  }
}
