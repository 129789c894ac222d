import type { InvoiceLanguage } from "#contract/invoices/invoice-limits.ts";
import type { Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import { readableEmail } from "#shared/readable-email.ts";
import { receiptWords } from "../../i18n/document-words.ts";
import { formatsOf } from "../../pdf/formats.ts";
import { createPaper } from "../../pdf/paper.ts";

interface Receipt {
  withdrawal: Withdrawal & { settledAt: string };
  member: { name: string; email: string };
  language: InvoiceLanguage;
  timeZone: string;
}

const muted = "#5d6a64";

/** Renders the receipt of a paid withdrawal as a PDF page in A4. */
export function renderReceipt({ withdrawal, member, language, timeZone }: Receipt): Promise<Buffer> {
  const words = receiptWords[language];
  const { reference, method, paymentReference, amount, fee, net, requestedAt, settledAt } = withdrawal;
  const { money, day } = formatsOf(withdrawal.currency, language, timeZone);
  const paper = createPaper({
    direction: language === "ar" ? "rtl" : "ltr",
    language,
    title: `${words.receipt} ${reference}`,
    author: "Cashlane",
    at: new Date(settledAt),
  });
  const facts: [string, string][] = [
    [words.reference, reference],
    [words.member, `${member.name}\n${readableEmail(member.email)}`],
    [words.method, `${words.kinds[method.kind]} ${method.masked}`],
    [words.requested, day(requestedAt)],
    [words.paid, day(settledAt)],
    ...(paymentReference ? [[words.paymentReference, paymentReference] as [string, string]] : []),
  ];
  const sums: [string, string][] = [
    [words.amount, money(amount)],
    [words.fee, money(-fee)],
    [words.received, money(net)],
  ];
  const { margin } = paper;
  const width = paper.width - 2 * margin;
  let y = margin;
  y += paper.text("Cashlane", { x: margin, y, width }, { size: 11, bold: true, color: muted });
  y += paper.text(words.receipt, { x: margin, y, width }, { size: 22, bold: true }) + 16;
  for (const [label, value] of facts) {
    paper.text(label, { x: margin, y, width: 150 }, { color: muted });
    y += paper.text(value, { x: margin + 160, y, width: width - 160 }) + 6;
  }
  y += 10;
  for (const [label, value] of sums) {
    paper.rule(y);
    const style = { bold: label === words.received, size: 11 };
    paper.text(label, { x: margin, y: y + 8, width: width / 2 }, style);
    paper.text(value, { x: margin + width / 2, y: y + 8, width: width / 2 }, { ...style, align: "end" });
    y += 32;
  }
  paper.rule(y);
  return paper.end();
}
