import { parse } from "csv-parse/sync";
import type { BankScript } from "#contract/payout-runs/bank-scripts.ts";
import { fractionDigits, toMajorUnits } from "#contract/money/minor-units.ts";
import { minorUnitsOf } from "../modules/payout-reports/formats/parsed-report.ts";
import { allAt, readXml, textAt } from "../read-xml.ts";
import { readNachaPayments, returnFile } from "./nacha.ts";
import { accountStatement, type BankPayment, type Movement, resultsFile, statusReport } from "./messages.ts";

interface BankReport {
  fileName: string;
  content: string;
}

interface PaymentFile {
  /** The message's id, such as `CL12`. */
  message: string;
  account: string;
  payments: BankPayment[];
  /**
   * Writes a file of returned payments. `returned` contains the reason of each by the payment's reference. Only
   * for ACH.
   */
  writeReturns?: (returned: ReadonlyMap<string, string>) => string;
}

const day = 24 * 60 * 60 * 1000;
const returnDays = 5;

/**
 * Answers a payment file (pain.001, NACHA, or the CSV of PayPal or Wise) as a bank would, following a script.
 * @throws Error for any other file
 */
export function processPaymentFile(
  { name, content }: { name: string; content: string },
  script: BankScript,
  at: Date,
): BankReport[] {
  const message = name.replace(/\.\w+$/, "");
  const reports = content.startsWith("<")
    ? createBankReports(readPain001(content), script, at)
    : content.startsWith("101")
      ? createBankReports(readNacha(content), script, at)
      : createServiceReports(
          { message, account: "", payments: readCsvPayments(content) },
          script,
          /^[^,\n]+@/.test(content),
        );
  return script === "out_of_order" ? reports.reverse() : reports;
}

function readPain001(content: string): PaymentFile {
  const root = allAt(readXml(content), "CstmrCdtTrfInitn")[0];
  if (!root) throw new Error("Not a credit transfer initiation");
  const payments = allAt(root, "PmtInf/CdtTrfTxInf").map((one) => {
    const amount = allAt(one, "Amt/InstdAmt")[0]!;
    return {
      reference: textAt(one, "PmtId/EndToEndId")!,
      amount: amount.text,
      currency: amount.attributes.Ccy!,
    };
  });
  return {
    message: textAt(root, "GrpHdr/MsgId")!,
    account: textAt(root, "PmtInf/DbtrAcct/Id/IBAN")!,
    payments,
  };
}

function readNacha(content: string): PaymentFile {
  return { ...readNachaPayments(content), writeReturns: (returned) => returnFile(content, returned) };
}

function readCsvPayments(content: string): BankPayment[] {
  const rows = parse(content, { relax_column_count: true }) as string[][];
  const [first] = rows;
  const column = (name: string) => first!.indexOf(name);
  if (first && column("paymentReference") >= 0)
    return rows.slice(1).map((row) => ({
      reference: row[column("paymentReference")]!,
      amount: row[column("amount")]!,
      currency: row[column("sourceCurrency")]!,
    }));
  return rows.map(([, amount, currency, reference]) => ({
    reference: reference!,
    amount: amount!,
    currency: currency!,
  }));
}

/** Splits payments by their outcome in a script. */
function splitByOutcome(payments: BankPayment[], script: BankScript) {
  const rejectsOne = script === "rejects_one" || script === "rejects_one_returns_one";
  const returnsOne =
    script === "returns_one" ||
    script === "rejects_one_returns_one" ||
    script === "twice" ||
    script === "out_of_order";
  const rejected = rejectsOne ? payments.slice(0, 1) : [];
  const executed = payments.slice(rejected.length);
  return { rejected, executed, returned: returnsOne ? executed.slice(-1) : [] };
}

function createBankReports(
  { message, account, payments, writeReturns }: PaymentFile,
  script: BankScript,
  at: Date,
): BankReport[] {
  const report = (number: number, parts: Parameters<typeof statusReport>[2]): BankReport => ({
    fileName: `${message}-status-${number}.xml`,
    content: statusReport(`${message}-S${number}`, message, parts),
  });
  if (script === "rejects_file") return [report(1, { group: { status: "RJCT", code: "AM04" } })];
  const outcomes = splitByOutcome(payments, script);
  // In ACH, no payment is refused. Instead, the receiving bank returns it.
  const { rejected, executed, returned } = writeReturns
    ? { rejected: [], executed: payments, returned: [...outcomes.rejected, ...outcomes.returned] }
    : outcomes;
  const dayOf = (days: number) => new Date(at.getTime() + days * day).toISOString().slice(0, 10);
  const statement = (number: number, movements: Movement[]): BankReport => ({
    fileName: `${message}-statement-${number}.xml`,
    content: accountStatement(`${message}-A${number}`, account, movements),
  });
  const debit = (id: string, part: BankPayment[]): Movement => {
    const movement = {
      id: `${message}-${id}`,
      amount: sumOf(part),
      currency: part[0]!.currency,
      day: dayOf(1),
    };
    return script === "books_batch" || script === "in_pieces"
      ? { ...movement, message, payments: [] }
      : { ...movement, payments: part };
  };
  const half = Math.ceil(executed.length / 2);
  const pieces =
    script === "in_pieces" && executed.length > 1
      ? [executed.slice(0, half), executed.slice(half)]
      : [executed];
  const reports = [
    report(1, { group: { status: "ACCP" } }),
    ...(rejected.length > 0
      ? [report(2, { rejected: rejected.map((one) => ({ ...one, code: "AC04" })) })]
      : []),
    ...pieces
      .filter(({ length }) => length > 0)
      .map((part, index) => statement(index + 1, [debit(`D${index + 1}`, part)])),
    ...(writeReturns && returned.length > 0
      ? [
          {
            fileName: `${message}-returns.ach`,
            content: writeReturns(new Map(returned.map(({ reference }) => [reference, "R03"]))),
          },
        ]
      : []),
    ...(writeReturns ? [] : returned).map((one) =>
      statement(pieces.length + 1, [
        {
          id: `${message}-R1`,
          amount: one.amount,
          currency: one.currency,
          day: dayOf(1 + returnDays),
          isCredit: true,
          payments: [{ ...one, returned: "AC01" }],
        },
      ]),
    ),
  ];
  if (script !== "twice") return reports;
  // Repeats the same movements with other ids, as banks do when a notification repeats the entries of a
  // statement.
  const repeatedReports = reports.map(({ fileName, content }) => ({
    fileName: fileName.replace(".xml", "-again.xml"),
    content: content
      .replace(`<Id>${message}-A`, `<Id>${message}-B`)
      .replace(`<MsgId>${message}-S`, `<MsgId>${message}-T`),
  }));
  return reports.flatMap((one, index) => [one, repeatedReports[index]!]);
}

function createServiceReports(
  { message, payments }: PaymentFile,
  script: BankScript,
  isPaypal: boolean,
): BankReport[] {
  const file = (number: number, rows: Parameters<typeof resultsFile>[0]): BankReport => ({
    fileName: `${message}-results-${number}.csv`,
    content: resultsFile(rows),
  });
  const withId = (part: BankPayment[], status: string, code?: string) =>
    part.map((one) => ({ ...one, id: `T-${one.reference.slice(3)}`, status, ...(code && { code }) }));
  if (script === "rejects_file") return [file(1, withId(payments, "Failed", "INSUFFICIENT_FUNDS"))];
  const { rejected, executed, returned } = splitByOutcome(payments, script);
  const half = script === "in_pieces" ? Math.ceil(executed.length / 2) : executed.length;
  // PayPal returns payments that remain unclaimed for 30 days.
  const unclaimed = isPaypal ? returned : [];
  const reports = [
    file(1, [
      ...withId(rejected, "Failed", "RECEIVER_ACCOUNT_LOCKED"),
      ...withId(unclaimed, "Unclaimed"),
      ...withId(executed.slice(0, half - unclaimed.length), "Completed"),
      ...withId(executed.slice(half), "Processing"),
    ]),
    ...(half < executed.length ? [file(2, withId(executed.slice(half), "Completed"))] : []),
    ...(returned.length > 0
      ? [
          file(
            3,
            isPaypal ? withId(returned, "Returned") : withId(returned, "Returned", "RECEIVER_UNREGISTERED"),
          ),
        ]
      : []),
  ];
  if (script !== "twice") return reports;
  return reports.flatMap((one) => [
    one,
    { fileName: one.fileName.replace(".csv", "-again.csv"), content: `${one.content}\n` },
  ]);
}

function sumOf(payments: BankPayment[]): string {
  const { currency } = payments[0]!;
  const digits = fractionDigits(currency);
  const sum = payments.reduce((total, { amount }) => total + (minorUnitsOf(amount, digits) ?? 0n), 0n);
  return toMajorUnits(sum, currency);
}
