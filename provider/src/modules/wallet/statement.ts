import type { InvoiceLanguage } from "#contract/invoices/invoice-limits.ts";
import { readableEmail } from "#shared/readable-email.ts";
import { statementWords } from "../../i18n/document-words.ts";
import { toWire } from "../../money.ts";
import { formatsOf } from "../../pdf/formats.ts";
import { createPaper, type Paper, type TextStyle } from "../../pdf/paper.ts";
import type { Statement } from "./find-statement.ts";

interface Document {
  statement: Statement;
  currency: string;
  language: InvoiceLanguage;
  timeZone: string;
  at: Date;
}

const muted = "#5d6a64";
const footHeight = 40;
const columns = [
  { x: 0, width: 78 },
  { x: 84, width: 235 },
  { x: 325, width: 84 },
  { x: 415, width: 84 },
];

/** Renders a statement as an A4 PDF: the opening and closing balances and every entry between them. */
export function renderStatement({ statement, currency, language, timeZone, at }: Document): Promise<Buffer> {
  const words = statementWords[language];
  const { member, from, to, opening, closing, entries } = statement;
  const formats = formatsOf(currency, language, timeZone);
  const money = (amount: bigint) => formats.money(toWire(amount));
  const calendarDay = formatsOf(currency, language).day;
  const paper = createPaper({
    direction: language === "ar" ? "rtl" : "ltr",
    language,
    title: words.statement,
    author: "Cashlane",
    at,
  });
  const { margin } = paper;
  const width = paper.width - 2 * margin;
  let y = margin;
  const write = (text: string, style?: TextStyle) => (y += paper.text(text, { x: margin, y, width }, style));
  write("Cashlane", { size: 11, bold: true, color: muted });
  write(words.statement, { size: 22, bold: true });
  y += 8;
  const facts = [
    [words.member, `${member.name}\n${readableEmail(member.email)}`],
    [words.from, calendarDay(from)],
    [words.to, calendarDay(to)],
    [words.timeZone, timeZone],
  ] as const;
  for (const [label, value] of facts) {
    paper.text(label, { x: margin, y, width: 90 }, { color: muted });
    y += paper.text(value, { x: margin + 100, y, width: width - 100 }) + 3;
  }
  y += 12;

  const head = [words.date, words.what, words.amount, words.balance];
  const headStyle = { size: 8.5, color: muted };
  const heightOf = (cells: string[], style?: TextStyle) =>
    Math.max(...cells.map((cell, index) => paper.heightOf(cell, columns[index]!.width, style)));
  const draw = (cells: string[], style?: TextStyle) => {
    cells.forEach((cell, index) => drawCell(paper, cell, { index, y, style }));
    y += heightOf(cells, style) + 5;
    paper.rule(y);
    y += 5;
  };
  const row = (cells: string[], style?: TextStyle) => {
    if (y + heightOf(cells, style) > paper.height - margin - footHeight) {
      paper.addPage();
      y = margin;
      draw(head, headStyle);
    }
    draw(cells, style);
  };
  draw(head, headStyle);
  row(["", words.opening, "", money(opening)], { bold: true });
  for (const { at: day, kind, subject, amount, balanceAfter } of entries) {
    const description = subject ? `${words.kinds[kind]}\n${subject}` : words.kinds[kind];
    row([formats.day(day.toISOString()), description, money(amount), money(balanceAfter)]);
  }
  if (entries.length === 0) row(["", words.none, "", ""]);
  row(["", words.closing, "", money(closing)], { bold: true });
  paper.eachPage((page, pages) => {
    const place = { x: margin, y: paper.height - margin - 12, width };
    paper.text(words.page(page, pages), place, { size: 8.5, color: muted, align: "end" });
  });
  return paper.end();
}

function drawCell(
  paper: Paper,
  text: string,
  { index, y, style }: { index: number; y: number; style: TextStyle | undefined },
): void {
  const { x, width } = columns[index]!;
  const align = index < 2 ? "start" : "end";
  paper.text(text, { x: paper.margin + x, y, width }, { ...style, align });
}
