import { fractionDigits } from "#contract/money/minor-units.ts";
import {
  type ParsedReport,
  type ParsedLine,
  type PaymentSignal,
  minorUnitsOf,
  referenceOf,
  runNumberOf,
  shortText,
} from "./parsed-report.ts";
import { allAt, textAt, type XmlElement } from "../../../read-xml.ts";

const signals: Record<string, PaymentSignal> = {
  RJCT: "rejected",
  CANC: "rejected",
  ACSC: "executed",
  ACCC: "executed",
};

/**
 * Reads a payment status report of any version. Each level with a status becomes a line: payments before
 * their block, and blocks before the group, because a payment's own status is more precise.
 */
export function readPain002(report: XmlElement): ParsedReport {
  const group = allAt(report, "OrgnlGrpInfAndSts")[0] ?? report;
  const message = textAt(report, "GrpHdr/MsgId") ?? "";
  const original = textAt(group, "OrgnlMsgId");
  const lines: ParsedLine[] = [];
  const add = (line: Omit<ParsedLine, "line" | "identity" | "bookedOn" | "account" | "paymentReference">) =>
    lines.push({
      ...line,
      line: lines.length + 1,
      bookedOn: null,
      account: "",
      paymentReference: message || null,
      identity: `pain002|${message}|${lines.length}`,
    });
  const blocks = allAt(report, "OrgnlPmtInfAndSts");
  // Version 2 has payments directly below the message.
  for (const block of [...blocks, report]) {
    const run = runNumberOf(textAt(block, "OrgnlPmtInfId")) ?? runNumberOf(original);
    for (const payment of allAt(block, "TxInfAndSts")) {
      const paymentId = textAt(payment, "OrgnlEndToEndId", "OrgnlInstrId");
      const reference = referenceOf(paymentId);
      const amount = allAt(payment, "OrgnlTxRef/Amt/InstdAmt")[0];
      const currency = amount?.attributes.Ccy ?? null;
      add({
        ...statusOf(payment, "TxSts"),
        run,
        references: reference ? [reference] : [],
        ...(!reference && { signal: "unreadable" }),
        amount: amount && currency ? minorUnitsOf(amount.text, fractionDigits(currency)) : null,
        currency,
        count: null,
        text: shortText(paymentId, textAt(payment, "TxSts"), reasonText(payment)),
      });
    }
  }
  for (const block of blocks)
    if (textAt(block, "PmtInfSts"))
      add({
        ...wholeOf(textAt(block, "OrgnlPmtInfId") ?? original),
        ...statusOf(block, "PmtInfSts"),
        text: shortText(textAt(block, "OrgnlPmtInfId"), textAt(block, "PmtInfSts"), reasonText(block)),
      });
  if (textAt(group, "GrpSts"))
    add({
      ...wholeOf(original),
      ...statusOf(group, "GrpSts"),
      text: shortText(original, textAt(group, "GrpSts"), reasonText(group)),
    });
  return { format: "pain002", lines, statements: [] };
}

function wholeOf(id: string | undefined) {
  return { run: runNumberOf(id), references: [], amount: null, currency: null, count: null };
}

function statusOf(element: XmlElement, name: string): { signal: PaymentSignal; reason: string | null } {
  const status = (textAt(element, name) ?? "").toUpperCase();
  const reason = textAt(element, "StsRsnInf/Rsn/Cd", "StsRsnInf/Rsn/Prtry");
  return { signal: signals[status] ?? "accepted", reason: reason?.slice(0, 35) ?? null };
}

function reasonText(element: XmlElement): string {
  return shortText(
    textAt(element, "StsRsnInf/Rsn/Cd", "StsRsnInf/Rsn/Prtry"),
    ...allAt(element, "StsRsnInf/AddtlInf").map(({ text }) => text),
  );
}
