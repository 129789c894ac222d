import { fractionDigits } from "#contract/money/minor-units.ts";
import { readCsv } from "../../../csv/read.ts";
import {
  type ParsedReport,
  type PaymentSignal,
  minorUnitsOf,
  referenceOf,
  referencesIn,
  shortText,
} from "./parsed-report.ts";

type Column = "reference" | "status" | "amount" | "currency" | "reason" | "id";

/**
 * Column headings of PayPal Payouts and Wise result files, without spaces and punctuation; the most reliable
 * first.
 */
const headings: Record<Column, string[]> = {
  reference: ["customerid", "senderitemid", "uniqueid", "paymentreference", "reference", "invoiceid"],
  status: ["transactionstatus", "status", "state"],
  // Not the amount that the recipient receives, because Wise converts it.
  amount: ["sourceamount", "sourceamountafterfees", "amount", "grossamount", "gross"],
  currency: ["sourcecurrency", "currency"],
  reason: ["errorname", "reasoncode", "failurereason", "error", "reason"],
  id: ["transactionid", "transferid", "payoutitemid", "id", "tranasctionid"],
};

const signals: Record<string, PaymentSignal> = {
  success: "paid",
  succeeded: "paid",
  completed: "paid",
  complete: "paid",
  sent: "paid",
  outgoingpaymentsent: "paid",
  unclaimed: "unclaimed",
  failed: "rejected",
  denied: "rejected",
  blocked: "rejected",
  canceled: "rejected",
  cancelled: "rejected",
  returned: "returned",
  refunded: "returned",
  reversed: "returned",
  fundsrefunded: "returned",
  bouncedback: "returned",
  chargedback: "returned",
};

/** Returns the signal of a PayPal or Wise status. A status that isn't final counts as accepted. */
export function resultSignalOf(status: string): PaymentSignal {
  return signals[lettersOf(status)] ?? "accepted";
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");

/** Returns whether a line has the headings of a results file. */
function isHeader(names: string[]): boolean {
  const columns = columnsOf(names);
  return columns.reference >= 0 && columns.status >= 0;
}

function columnsOf(names: string[]): Record<Column, number> {
  const normalizedNames = names.map(lettersOf);
  const find = (column: Column) => {
    const heading = headings[column].find((name) => normalizedNames.includes(name));
    return heading === undefined ? -1 : normalizedNames.indexOf(heading);
  };
  return Object.fromEntries(
    (Object.keys(headings) as Column[]).map((column) => [column, find(column)]),
  ) as Record<Column, number>;
}

/**
 * Reads the results that PayPal Payouts or Wise offers for download, by the names of their columns; `null` for
 * another file. Statuses that aren't final count as accepted.
 * @throws Problem 400 at `content` for a file without rows
 */
export function readResults(content: string): ParsedReport | null {
  const { header, lines } = readCsv(content, isHeader);
  if (!isHeader(header)) return null;
  const columns = columnsOf(header);
  return {
    format: "results",
    statements: [],
    lines: lines.map(({ cells, line }) => {
      const cell = (column: Column) => (columns[column] < 0 ? "" : (cells[columns[column]] ?? "").trim());
      const reference = referenceOf(cell("reference")) ?? referencesIn(cell("reference"))[0];
      const currency = /^[A-Z]{3}$/i.test(cell("currency")) ? cell("currency").toUpperCase() : null;
      const status = lettersOf(cell("status"));
      const amount = cell("amount")
        .replace(/^-/, "")
        .replace(/,(?=\d{3}\b)/g, "");
      return {
        line,
        signal: reference ? resultSignalOf(status) : "unreadable",
        run: null,
        references: reference ? [reference] : [],
        amount: currency ? minorUnitsOf(amount, fractionDigits(currency)) : null,
        currency,
        count: null,
        reason: cell("reason").slice(0, 35) || null,
        bookedOn: null,
        account: "",
        paymentReference: cell("id").slice(0, 64) || null,
        identity: `results|${reference}|${status}`,
        text: shortText(reference ? "" : cell("reference"), cell("status"), cell("reason")),
      };
    }),
  };
}
