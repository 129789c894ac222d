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
  referencesIn,
  runNumberOf,
  shortText,
} from "./parsed-report.ts";

type Line = Omit<ParsedLine, "line">;

/** A field of a statement: its tag, and its content with line breaks. */
interface Field {
  tag: string;
  content: string;
}

const entryPattern =
  /^(\d{6})(\d{4})?(RC|RD|EC|ED|C|D)[A-Z]?(\d{1,12},\d{0,3})([A-Z][A-Z0-9]{3})([^/\n]{0,16})(?:\/\/([^\n]{0,35}))?/;
const balancePattern = /^([CD])(\d{6})([A-Z]{3})(\d{1,12},\d{0,3})/;
/** Names of the parts of a SEPA payment's purpose, as German banks write them without a separator. */
const purposeParts = /(EREF|KREF|MREF|PREF|CRED|DEBT|SVWZ|ABWA|ABWE|IBAN|BIC|COAM|OAMT)\+/g;
const reasonPattern = /\b(AC0[1346]|AG0[13]|AM05|BE0[16]|BE22|CNOR|MD07|MS0[23]|RC01|RR0[1-4])\b/;
/** A business transaction code, and the separator of parts that begin with two digits. */
const structuredDetails = /^\d{3}[^\w\s]\d{2}/;
/** Business transaction codes of returned payments. */
const returnCodes = ["108", "109", "159", "184"];

/** Returns whether a text is a statement in the format MT940. */
export function isMt940(text: string): boolean {
  return /(?:^|\n|\{4:)[^\S\n]*:20:/.test(text) && /\n:25:/.test(text) && /\n:60[FM]:/.test(text);
}

/** Reads a file with one or more account statements in the format MT940. */
export function readMt940(text: string): ParsedReport {
  const statements: AccountStatement[] = [];
  const lines: Line[] = [];
  for (const fields of statementsIn(text)) {
    const account = contentOf(fields, "25").replace(/\s/g, "").slice(0, 80);
    const opening = balanceOf(contentOf(fields, "60F") || contentOf(fields, "60M"));
    const closing = balanceOf(contentOf(fields, "62F") || contentOf(fields, "62M"));
    const digits = /^\d{1,9}/.exec(contentOf(fields, "28C") || contentOf(fields, "28"))?.[0];
    const entries = entriesOf(fields, { account, currency: opening?.currency ?? null, number: digits ?? "" });
    lines.push(...entries.map(({ line }) => line));
    const signedAmounts = entries.map(({ signed }) => signed);
    const isBalanced =
      !opening ||
      !closing ||
      (signedAmounts.every((amount) => amount !== null) &&
        signedAmounts.reduce<bigint>((sum, amount) => sum + amount!, opening.amount) === closing.amount);
    statements.push({
      account,
      number: digits ? Number(digits) : null,
      year: opening ? Number(opening.day.slice(0, 4)) : null,
      unbalanced: isBalanced ? null : shortText(digits ?? contentOf(fields, "20")),
    });
  }
  return { format: "mt940", statements, lines: lines.map((line, index) => ({ ...line, line: index + 1 })) };
}

/** Returns the fields of each statement. A statement begins with its reference (`:20:`). */
function statementsIn(text: string): Field[][] {
  const statements: Field[][] = [];
  for (const row of text
    .replace(/\r\n?/g, "\n")
    .replace(/^\{.*?\{4:/gm, "")
    .split("\n")) {
    const [, tag, content = ""] = /^:(\d{2}[A-Z]?):(.*)$/.exec(row) ?? [];
    if (tag === "20") statements.push([]);
    const fields = statements.at(-1);
    if (!fields || /^-\}?$/.test(row.trim())) continue;
    if (tag) fields.push({ tag, content });
    else if (fields.length > 0) fields.at(-1)!.content += `\n${row}`;
  }
  return statements;
}

function contentOf(fields: Field[], tag: string): string {
  return fields.find((field) => field.tag === tag)?.content.trim() ?? "";
}

function balanceOf(text: string): { amount: bigint; currency: string; day: string } | null {
  const [, mark, day = "", currency = "", digits = ""] = balancePattern.exec(text) ?? [];
  const amount = amountOf(digits, currency);
  if (amount === null) return null;
  return { amount: mark === "D" ? -amount : amount, currency, day: dayOf(day) };
}

function amountOf(digits: string, currency: string): bigint | null {
  return /^[A-Z]{3}$/.test(currency)
    ? minorUnitsOf(digits.replace(",", "."), fractionDigits(currency))
    : null;
}

/** Returns the day of a text `YYMMDD`, in this century. */
function dayOf(digits: string): string {
  return `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;
}

/** Returns the day of booking: `MMDD` in the year in which it is closest to the value day. */
function bookingDay(valueDay: string, monthAndDay: string | undefined): string {
  if (!monthAndDay) return valueDay;
  const year = Number(valueDay.slice(0, 4));
  const near = [year - 1, year, year + 1].map(
    (one) => `${one}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}`,
  );
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(valueDay));
  return near.toSorted((one, other) => distance(one) - distance(other))[0]!;
}

interface Statement {
  account: string;
  currency: string | null;
  number: string;
}

/** Returns the entries of a statement, each with its amount, negative for debits. */
function entriesOf(fields: Field[], statement: Statement): { line: Line; signed: bigint | null }[] {
  const occurrences = new Map<string, number>();
  return fields.flatMap(({ tag, content }, index) => {
    if (tag !== "61") return [];
    const next = fields[index + 1];
    const details = next?.tag === "86" ? next.content : "";
    return [entryOf(content, details, statement, occurrences)];
  });
}

function entryOf(
  content: string,
  details: string,
  { account, currency, number }: Statement,
  occurrences: Map<string, number>,
): { line: Line; signed: bigint | null } {
  const [, value = "", booked, mark = "", digits = "", type = "", customer = "", bank = ""] =
    entryPattern.exec(content) ?? [];
  const amount = amountOf(digits, currency ?? "");
  const isCredit = mark === "C" || mark === "RD";
  const bookedOn = value ? dayAtStart(bookingDay(dayOf(value), booked)) : null;
  const purpose = purposeOf(details);
  const references = referencesIn(`${customer} ${purpose}`);
  const isReturn = isCredit && (mark === "RD" || type.endsWith("RTI") || hasReturnCode(details));
  // Expected entries (EC, ED) aren't booked yet and aren't part of the balances.
  const isExpected = mark.startsWith("E");
  const bookedSignal = amount === null ? "unreadable" : signalOf({ mark, isCredit, isReturn });
  const signal: PaymentSignal = isExpected ? "accepted" : bookedSignal;
  const run = references.length > 0 || isCredit ? null : runIn(`${customer} ${purpose}`);
  const facts = [account, bookedOn, amount, isCredit, bank || purpose].join("|");
  const ordinal = (occurrences.get(facts) ?? 0) + 1;
  occurrences.set(facts, ordinal);
  const isPayment = signal === "debited" || signal === "returned";
  const line: Line = {
    signal,
    run,
    references: isPayment ? references : [],
    amount,
    currency,
    count: null,
    reason: signal === "returned" ? (reasonPattern.exec(purpose)?.[1] ?? null) : null,
    bookedOn,
    account,
    paymentReference: (bank.trim() || `${account}-${number}`).slice(0, 64),
    identity: createHash("sha256").update(`mt940|${facts}|${ordinal}`).digest("hex"),
    text: movementText(purpose) || movementText(content),
  };
  if (isExpected) return { line, signed: 0n };
  return { line, signed: amount === null ? null : isCredit ? amount : -amount };
}

/**
 * Returns the signal of an entry. A reversed credit (`RC`) is `unreadable`, because there is no signal for it.
 */
function signalOf({
  mark,
  isCredit,
  isReturn,
}: {
  mark: string;
  isCredit: boolean;
  isReturn: boolean;
}): PaymentSignal {
  if (isReturn) return "returned";
  if (isCredit) return "credited";
  return mark === "RC" ? "unreadable" : "debited";
}

/** Returns the names and the purpose of an entry, without the codes of their parts. */
function purposeOf(details: string): string {
  const joined = details.replaceAll("\n", "");
  if (!structuredDetails.test(joined))
    return details.replaceAll("\n", " ").replace(purposeParts, " $1+ ").trim();
  const separator = joined[3]!;
  const parts = joined.slice(4).split(separator);
  const partsBetween = (from: number, to: number) =>
    parts.filter((part) => Number(part.slice(0, 2)) >= from && Number(part.slice(0, 2)) <= to);
  const textIn = (from: number, to: number) => partsBetween(from, to).map((part) => part.slice(2));
  // The parts are joined without a space, because a word may continue in the next part.
  const words = [...textIn(20, 29), ...textIn(60, 63)].join("").replace(purposeParts, " $1+ ");
  return `${textIn(32, 33).join("")} ${words}`.trim();
}

function hasReturnCode(details: string): boolean {
  return structuredDetails.test(details) && returnCodes.includes(details.slice(0, 3));
}

function runIn(text: string): number | null {
  const found = text.split(/\s+/).map((word) => runNumberOf(word.replace(/^[A-Z]{4}\+/, "")));
  return found.find((number) => number !== null) ?? null;
}
