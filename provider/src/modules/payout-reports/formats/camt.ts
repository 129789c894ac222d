import { createHash } from "node:crypto";
import { fractionDigits } from "#contract/money/minor-units.ts";
import {
  type ParsedReport,
  type ParsedLine,
  type PaymentSignal,
  type AccountStatement,
  dayAtStart,
  minorUnitsOf,
  movementText,
  referenceOf,
  referencesIn,
  runNumberOf,
  shortText,
} from "./parsed-report.ts";
import { allAt, textAt, type XmlElement } from "../../../read-xml.ts";

type Line = Omit<ParsedLine, "line">;

/**
 * Reads account statements and notifications (camt.052 to .054) of any version. Ignores entries that aren't
 * booked.
 */
export function readCamt(message: XmlElement): ParsedReport {
  const statements: AccountStatement[] = [];
  const lines: Line[] = [];
  for (const name of ["Stmt", "Ntfctn", "Rpt"])
    for (const statement of allAt(message, name)) {
      const account = accountOf(statement);
      if (name === "Stmt") statements.push(toStatement(statement, account));
      for (const entry of allAt(statement, "Ntry"))
        lines.push(...linesOf(entry, account, textAt(statement, "Id") ?? "statement"));
    }
  return { format: "camt", statements, lines: lines.map((line, index) => ({ ...line, line: index + 1 })) };
}

/** Returns the account of a statement: its IBAN, or its number at the bank. */
function accountOf(statement: XmlElement): string {
  return (textAt(statement, "Acct/Id/IBAN", "Acct/Id/Othr/Id") ?? "").replace(/\s/g, "");
}

function toStatement(statement: XmlElement, account: string): AccountStatement {
  const digits = textAt(statement, "ElctrncSeqNb", "LglSeqNb") ?? "";
  const year = /^\d{4}/.exec(textAt(statement, "FrToDt/ToDtTm", "CreDtTm") ?? "")?.[0];
  return {
    account,
    number: /^\d{1,9}$/.test(digits) ? Number(digits) : null,
    year: year === undefined ? null : Number(year),
    unbalanced: isBalanced(statement) ? null : shortText(digits || textAt(statement, "Id")),
  };
}

/**
 * Returns whether a statement's opening balance plus its entries is its closing balance; true if either is
 * missing.
 */
function isBalanced(statement: XmlElement): boolean {
  const balances = allAt(statement, "Bal");
  const find = (...codes: string[]) =>
    balances.find((one) => codes.includes(textAt(one, "Tp/CdOrPrtry/Cd")?.toUpperCase() ?? ""));
  const [opening, closing] = [signedAmount(find("OPBD", "PRCD")), signedAmount(find("CLBD"))];
  if (opening === null || closing === null) return true;
  const amounts = allAt(statement, "Ntry").filter(isBooked).map(signedAmount);
  return amounts.every((amount) => amount !== null) && opening + sumOf(amounts) === closing;
}

/** Returns the amount of a balance or an entry, negative for debits; `null` without one. */
function signedAmount(element: XmlElement | undefined): bigint | null {
  const amount = element ? amountAt(element, "Amt").amount : null;
  const isDebit = element && textAt(element, "CdtDbtInd")?.toUpperCase() === "DBIT";
  return amount !== null && isDebit ? -amount : amount;
}

/** Returns whether an entry is booked rather than only announced. */
function isBooked(entry: XmlElement): boolean {
  return (textAt(entry, "Sts/Cd", "Sts/Prtry", "Sts") ?? "BOOK").toUpperCase() === "BOOK";
}

/** Returns the day of an entry, or `null`. */
function dayOfEntry(entry: XmlElement): string | null {
  const text = textAt(entry, "BookgDt/Dt", "BookgDt/DtTm", "ValDt/Dt", "ValDt/DtTm") ?? "";
  return dayAtStart(text);
}

function linesOf(entry: XmlElement, account: string, statementId: string): Line[] {
  const { amount, currency } = amountAt(entry, "Amt");
  const isCredit = textAt(entry, "CdtDbtInd")?.toUpperCase() === "CRDT";
  const isReversal = /^(true|1)$/i.test(textAt(entry, "RvslInd") ?? "");
  const details = allAt(entry, "NtryDtls/TxDtls");
  const batch = allAt(entry, "NtryDtls/Btch")[0];
  const bookedOn = dayOfEntry(entry);
  const common = {
    currency,
    bookedOn,
    account,
    count: null,
    reason: null,
    paymentReference: statementId.slice(0, 64),
  };
  const identityOf = (part: string) => {
    const id = textAt(entry, "AcctSvcrRef");
    const words = shortText(textAt(entry, "NtryRef"), textAt(entry, "AddtlNtryInf"));
    const entryId = id ? `${id}` : `${statementId}|${bookedOn}|${amount}|${isCredit}|${words}`;
    return createHash("sha256").update(`camt|${account}|${entryId}|${part}`).digest("hex");
  };
  const namedDetails = namedPayments(details, amount);
  const texts = wordsOf(entry, details);
  const isReturn = isCredit && (isReversal || details.some(hasReturn) || isReturnCode(entry));
  const signal: PaymentSignal = !isBooked(entry)
    ? "accepted"
    : isReturn
      ? "returned"
      : isCredit
        ? "credited"
        : isReversal
          ? "unreadable"
          : "debited";
  // An amount in another currency or in the opposite direction isn't a part of the entry.
  const partOf = (detail: XmlElement) => {
    const part = amountAt(detail, ...detailAmounts);
    const direction = textAt(detail, "CdtDbtInd")?.toUpperCase() ?? "CRDT";
    return part.currency === currency && direction === "CRDT" ? part.amount : null;
  };
  const parts = signal === "credited" ? details.map(partOf) : [];
  if (parts.length > 1 && parts.every((part) => part !== null) && sumOf(parts) === amount)
    return details.map((detail, index) => ({
      ...common,
      signal,
      run: null,
      references: [],
      amount: parts[index]!,
      identity: identityOf(String(index)),
      text: wordsOf(entry, [detail]),
    }));
  if (namedDetails.payments.length === 0) {
    const block = [batch, ...details.flatMap((one) => allAt(one, "Refs"))].filter((one) => one !== undefined);
    const run = block
      .map((one) => runNumberOf(textAt(one, "PmtInfId")) ?? runNumberOf(textAt(one, "MsgId")))
      .find((number) => number !== null);
    const textReferences = run === undefined ? referencesIn(texts) : [];
    const count = batch && Number(textAt(batch, "NbOfTxs") ?? "");
    return [
      {
        ...common,
        signal,
        run: run ?? null,
        references: textReferences,
        amount,
        count: count || null,
        identity: identityOf("all"),
        text: texts,
        reason: details.map(returnReason).find(Boolean) ?? null,
      },
    ];
  }
  if (!namedDetails.isExact)
    return [
      {
        ...common,
        signal,
        run: null,
        references: namedDetails.payments.map(({ reference }) => reference),
        amount,
        count: namedDetails.payments.length,
        identity: identityOf("all"),
        text: texts,
      },
    ];
  return namedDetails.payments.map(({ reference, amount: part, reason }) => ({
    ...common,
    signal,
    run: null,
    references: [reference],
    amount: part,
    reason,
    identity: identityOf(reference),
    text: shortText(reference),
  }));
}

const detailAmounts = ["Amt", "AmtDtls/TxAmt/Amt", "AmtDtls/InstdAmt/Amt"];
const sumOf = (amounts: bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

interface NamedPayment {
  reference: string;
  amount: bigint | null;
  reason: string | null;
}

/**
 * Returns the payments of an entry. Several details with the same reference are one payment. `isExact` is
 * whether the amounts of all details sum to the entry's amount: some banks repeat the entry's amount in each
 * detail.
 */
function namedPayments(details: XmlElement[], total: bigint | null) {
  const byReference = new Map<string, NamedPayment>();
  let otherAmounts = 0n;
  for (const detail of details) {
    const detailAmount = amountAt(detail, ...detailAmounts).amount;
    const amount = detailAmount ?? (details.length === 1 ? total : null);
    const reference =
      referenceOf(textAt(detail, "Refs/EndToEndId")) ??
      referenceOf(textAt(detail, "Refs/InstrId")) ??
      referencesIn(
        allAt(detail, "RmtInf/Ustrd")
          .map(({ text }) => text)
          .join(" "),
      )[0];
    if (!reference) {
      otherAmounts += amount ?? 0n;
      continue;
    }
    const before = byReference.get(reference);
    const sum = before ? (before.amount === null || amount === null ? null : before.amount + amount) : amount;
    const reason = before?.reason ?? returnReason(detail) ?? null;
    byReference.set(reference, { reference, amount: sum, reason });
  }
  const payments = [...byReference.values()];
  const isExact =
    payments.every(({ amount }) => amount !== null) &&
    payments.reduce((sum, { amount }) => sum + amount!, otherAmounts) === total;
  return { payments, isExact: isExact || (payments.length === 1 && details.length === 1) };
}

function amountAt(parent: XmlElement, ...paths: string[]) {
  const element = paths.flatMap((path) => allAt(parent, path))[0];
  const currency = element?.attributes.Ccy?.toUpperCase();
  if (!element || !currency || !/^[A-Z]{3}$/.test(currency)) return { amount: null, currency: null };
  return { amount: minorUnitsOf(element.text, fractionDigits(currency)), currency };
}

const hasReturn = (detail: XmlElement) => allAt(detail, "RtrInf").length > 0 || isReturnCode(detail);

const returnReason = (detail: XmlElement) =>
  textAt(detail, "RtrInf/Rsn/Cd", "RtrInf/Rsn/Prtry")?.slice(0, 35);

function isReturnCode(element: XmlElement): boolean {
  return ["RRTN", "RPCR"].includes(textAt(element, "BkTxCd/Domn/Fmly/SubFmlyCd")?.toUpperCase() ?? "");
}

/** Returns the texts of an entry: the other party, the purpose, and the bank's own text. */
function wordsOf(entry: XmlElement, details: XmlElement[]): string {
  return movementText(
    ...details
      .slice(0, 3)
      .flatMap((detail) => [
        textAt(detail, "RltdPties/Dbtr/Nm", "RltdPties/Dbtr/Pty/Nm"),
        ...allAt(detail, "RmtInf/Ustrd").map(({ text }) => text),
        textAt(detail, "RmtInf/Strd/CdtrRefInf/Ref"),
      ]),
    textAt(entry, "AddtlNtryInf"),
    textAt(entry, "NtryRef"),
  );
}
