import type { Invoice, InvoiceLine } from "#contract/invoices/invoices.ts";
import type { InvoiceLanguage } from "#contract/invoices/invoice-limits.ts";
import { colonIn } from "#shared/colon.ts";
import { invoiceWords } from "../../i18n/document-words.ts";
import { paymentDetails, drawStub, foot, muted } from "./pdf-foot.ts";
import { monthName } from "./propose.ts";
import { formatsOf } from "../../pdf/formats.ts";
import { createPaper, type Paper, type TextStyle } from "../../pdf/paper.ts";

interface Sheet {
  paper: Paper;
  invoice: Invoice;
  language: InvoiceLanguage;
  money: (amount: number) => string;
  day: (day: string) => string;
}

/**
 * Renders an invoice as an A4 PDF. Longer invoices continue on further pages, which repeat the table's head.
 */
export async function renderInvoice(
  invoice: Invoice,
  language: InvoiceLanguage = invoice.billing.language,
): Promise<Buffer> {
  const words = invoiceWords[language];
  const paper = createPaper({
    direction: language === "ar" ? "rtl" : "ltr",
    language,
    title: [titleOf(invoice, language), invoice.number].filter(Boolean).join(" "),
    author: invoice.issuer.name,
    at: new Date(invoice.sentAt ?? invoice.createdAt),
  });
  const sheet = { paper, invoice, language, ...formatsOf(invoice.currency, language) };
  const afterHead = drawHead(sheet);
  const afterLines = drawLines(sheet, afterHead);
  drawStub(paper, invoice, sheet, drawSums(sheet, afterLines));
  paper.eachPage((page, pages) => {
    const text = words.page.replace("{page}", String(page)).replace("{pages}", String(pages));
    const width = paper.width - 2 * paper.margin;
    paper.text(
      [invoice.issuer.name, invoice.number, text].filter(Boolean).join(" · "),
      { x: paper.margin, y: paper.height - 40, width },
      { size: 8, color: muted },
    );
  });
  return paper.end();
}

function titleOf({ total }: Invoice, language: InvoiceLanguage): string {
  return total < 0 ? invoiceWords[language].creditNote : invoiceWords[language].invoice;
}

function drawHead({ paper, invoice, language, day }: Sheet): number {
  const words = invoiceWords[language];
  const { margin, width } = paper;
  const half = (width - 2 * margin) / 2 - 12;
  const right = margin + half + 24;
  let y = margin;
  y += paper.text(titleOf(invoice, language), { x: margin, y, width: half }, { size: 22, bold: true });
  const stamp = invoice.state === "draft" ? words.draft : invoice.state === "void" ? words.void : "";
  if (stamp)
    y += paper.text(stamp, { x: margin, y, width: half }, { size: 12, bold: true, color: "#a13d2d" });
  const facts: [string, string | null][] = [
    [words.number, invoice.number],
    [words.issued, invoice.issuedOn && day(invoice.issuedOn)],
    [words.due, invoice.dueOn && day(invoice.dueOn)],
    [words.period, invoice.month && monthName(invoice.month, language)],
  ];
  let factsY = margin + 4;
  for (const [label, value] of facts) {
    if (!value) continue;
    paper.text(label, { x: right, y: factsY, width: half / 2 }, { color: muted });
    factsY += paper.text(
      value,
      { x: right + half / 2, y: factsY, width: half / 2 },
      { align: "end", bold: true },
    );
  }
  y = Math.max(y, factsY) + 22;
  const { issuer, billing } = invoice;
  const taxLabel = words.taxId + colonIn(language);
  const from = drawParty(paper, words.from, issuer, taxLabel, { x: margin, y, width: half });
  const to = drawParty(paper, words.to, billing, taxLabel, { x: right, y, width: half });
  return Math.max(from, to) + 20;
}

function drawParty(
  paper: Paper,
  title: string,
  { name, address, email, taxId }: Pick<Invoice["issuer"], "name" | "address" | "email" | "taxId">,
  taxLabel: string,
  place: { x: number; y: number; width: number },
): number {
  let { y } = place;
  const write = (text: string, style?: TextStyle) => {
    if (text) y += paper.text(text, { ...place, y }, style);
  };
  write(title, { size: 8.5, color: muted });
  write(name, { bold: true, size: 11 });
  write(address);
  write(email);
  write(taxId && taxLabel + taxId);
  return y;
}

const columns = [
  { id: "description", x: 0, width: 168 },
  { id: "quantity", x: 178, width: 48 },
  { id: "price", x: 230, width: 80 },
  { id: "discount", x: 312, width: 42 },
  { id: "tax", x: 356, width: 48 },
  { id: "amount", x: 406, width: 93 },
] as const;
type ColumnId = (typeof columns)[number]["id"];

function drawLines(sheet: Sheet, from: number): number {
  const { paper, invoice } = sheet;
  let y = drawTableHead(sheet, from);
  for (const line of invoice.lines) {
    const cells = cellsOf(sheet, line);
    const height = Math.max(...columns.map(({ id, width }) => paper.heightOf(cells[id], width))) + 10;
    if (y + height > paper.height - foot) {
      paper.addPage();
      y = drawTableHead(sheet, paper.margin);
    }
    drawRow(paper, cells, y + 5);
    y += height;
    paper.rule(y);
  }
  return y + 14;
}

function drawTableHead({ paper, language }: Sheet, y: number): number {
  const words = invoiceWords[language];
  paper.band(y, 22, "#f1ece1");
  const { description, quantity, price, discount, amount } = words;
  drawRow(
    paper,
    { description, quantity, price, discount, tax: `${words.tax1.replace(/ 1$/, "")}`, amount },
    y + 5,
    { bold: true, size: 8.5 },
  );
  return y + 22;
}

function drawRow(paper: Paper, cells: Record<ColumnId, string>, y: number, style: TextStyle = {}): void {
  for (const { id, x, width } of columns) {
    const align = id === "description" ? "start" : "end";
    const at = {
      x: paper.margin + x + (id === "description" ? 6 : 0),
      y,
      width: id === "amount" ? width - 6 : width,
    };
    paper.text(cells[id], at, { ...style, align });
  }
}

function cellsOf({ language, money }: Sheet, line: InvoiceLine): Record<ColumnId, string> {
  const locale = language === "ar" ? "ar-u-nu-latn" : language;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const percent = percentFormat(language);
  const share = (points: number) => (points === 0 ? "–" : percent.format(points / 10_000));
  const taxes = [line.tax1, line.tax2].filter(Boolean);
  return {
    description: line.description,
    quantity: number.format(line.quantity / 1_000),
    price: money(line.price),
    discount: share(line.discount),
    tax: taxes.length === 0 ? "–" : taxes.map(share).join("\n"),
    amount: money(line.sums.total),
  };
}

function drawSums(sheet: Sheet, from: number): number {
  const { paper, invoice, language, money } = sheet;
  const words = invoiceWords[language];
  const { sums, paid, total } = invoice;
  const { facts, note } = paymentDetails(invoice, sheet);
  const isFinal = invoice.state !== "draft" && invoice.state !== "void";
  const rows: [string, string, boolean][] = [
    [words.subtotal, money(sums.gross), false],
    ...(sums.discount === 0
      ? []
      : ([[words.discount, money(-sums.discount), false]] as [string, string, boolean][])),
    ...taxRows(sheet),
    [words.total, money(total), true],
    ...(isFinal && paid !== 0
      ? ([
          [words.paid, money(paid), false],
          [words.balance, money(invoice.balance), true],
        ] as [string, string, boolean][])
      : []),
  ];
  const left = paper.margin + 285;
  const width = paper.width - paper.margin - left;
  const noteHeight = note ? paper.heightOf(note, 250) + 30 : 0;
  const needed =
    Math.max(rows.length * 18, facts.reduce((sum, fact) => sum + paper.heightOf(fact, 250), 0) + noteHeight) +
    10;
  let y = from;
  if (y + needed > paper.height - foot) {
    paper.addPage();
    y = paper.margin;
  }
  let leftY = y;
  for (const fact of facts) leftY += paper.text(fact, { x: paper.margin, y: leftY, width: 250 });
  if (note) {
    leftY += 10;
    leftY += paper.text(words.note, { x: paper.margin, y: leftY, width: 250 }, { color: muted, size: 8.5 });
    leftY += paper.text(note, { x: paper.margin, y: leftY, width: 250 });
  }
  for (const [label, value, bold] of rows) {
    paper.text(label, { x: left, y, width: width / 2 }, { bold });
    paper.text(value, { x: left + width / 2, y, width: width / 2 - 6 }, { bold, align: "end" });
    y += 18;
  }
  return Math.max(y, leftY);
}

/**
 * Returns the rows of an invoice's taxes, by rate. Invoices whose taxes were rounded per line have one sum per
 * tax.
 */
function taxRows({ invoice: { sums, taxes }, language, money }: Sheet): [string, string, boolean][] {
  const words = invoiceWords[language];
  const percent = percentFormat(language);
  const labels = { 1: words.tax1, 2: words.tax2 };
  const byRate = taxes.map(({ tax, rate, amount }): [string, string, boolean] => [
    `${labels[tax]} (${percent.format(rate / 10_000)})`,
    money(amount),
    false,
  ]);
  if (byRate.length > 0) return byRate;
  return ([1, 2] as const)
    .filter((tax) => sums[`tax${tax}`] !== 0)
    .map((tax) => [labels[tax], money(sums[`tax${tax}`]), false]);
}

function percentFormat(language: InvoiceLanguage): Intl.NumberFormat {
  const locale = language === "ar" ? "ar-u-nu-latn" : language;
  return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 4 });
}

/** Returns the file name of an invoice. */
export function fileNameOf({ number, id }: Pick<Invoice, "number" | "id">): string {
  return `${number ?? `draft-${id.slice(0, 8)}`}.pdf`;
}
