import { createHash } from "node:crypto";
import { parseAmount } from "#contract/amount.ts";
import type { movementReasons, StatementColumns } from "#contract/bank-statements.ts";
import { longestMovement, mostMovements } from "#contract/invoice-limits.ts";
import { type CsvFile, readCsv } from "../../csv/read.ts";
import { Problem } from "../../problem.ts";

/** A line of a bank's file as what it says, or why it cannot be read. */
export interface Movement {
  /** In the file, counted from 1. */
  line: number;
  text: string;
  read: { bookedOn: string; amount: bigint; hash: string } | null;
  reason: (typeof movementReasons)[number] | null;
}

interface Circumstances {
  columns: StatementColumns;
  currency: string;
  /** In minor units; no movement may be larger. */
  limit: bigint;
  /** Today in UTC. */
  today: string;
}

/**
 * The table in a bank's file; what banks write above it (account, period) is skipped.
 * @throws Problem 400 at `content` for what is no such file, or has too many lines
 */
export function readStatement(content: string): CsvFile {
  const lines = content.split(/\r\n|\r|\n/, 30);
  const above = Math.max(
    0,
    lines.findIndex((line) => /[,;\t].*[,;\t]/.test(line)),
  );
  const rest = content.split(/(?<=\r\n|\r(?!\n)|\n)/).slice(above);
  const file = readCsv(rest.join(""));
  if (file.lines.length > mostMovements)
    throw new Problem(400, "statement_too_long", { fields: { content: ["statement_too_long"] } });
  return { ...file, lines: file.lines.map(({ line, cells }) => ({ line: line + above, cells })) };
}

/** What each line of a file says. Equal ones are told apart by how many there were before. */
export function readMovements({ header, lines }: CsvFile, circumstances: Circumstances): Movement[] {
  const seen = new Map<string, number>();
  return lines.map(({ line, cells }) => {
    const { columns } = circumstances;
    const cell = (column: number) => (column < 0 ? "" : (cells[column] ?? "").trim());
    const text = wordsOf([cell(columns.party), cell(columns.text)]);
    const refuse = (reason: Movement["reason"]) => ({ line, text, read: null, reason });
    if (cells.length > header.length || cells.length < 2) return refuse("shape");
    const said = cell(columns.currency);
    if (said !== "" && said.toUpperCase() !== circumstances.currency) return refuse("currency");
    const bookedOn = readDay(cell(columns.date), columns.days);
    if (!bookedOn) return refuse("day");
    if (bookedOn > circumstances.today) return refuse("day_in_future");
    const amount = amountOf(cell, circumstances);
    if (amount === null || amount === 0n || (amount < 0n ? -amount : amount) > circumstances.limit)
      return refuse("amount");
    const words = `${bookedOn}|${amount}|${text.toLowerCase()}`;
    const before = seen.get(words) ?? 0;
    seen.set(words, before + 1);
    const hash = createHash("sha256").update(`${words}|${before}`).digest("hex");
    return { line, text, read: { bookedOn, amount, hash }, reason: null };
  });
}

function wordsOf(parts: string[]): string {
  const words = parts
    .join(" ")
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")
    .trim();
  return words.slice(0, longestMovement);
}

function amountOf(cell: (column: number) => string, { columns, currency }: Circumstances): bigint | null {
  const came = cell(columns.amount);
  const went = cell(columns.debit);
  if (went === "" || columns.debit < 0) return readMoney(came, columns.decimal, currency);
  const debit = readMoney(went, columns.decimal, currency);
  if (debit === null) return null;
  if (debit !== 0n) return came === "" || /^[0.,]+$/.test(came) ? (debit < 0n ? debit : -debit) : null;
  return readMoney(came, columns.decimal, currency);
}

/**
 * An amount as banks write it, in minor units: `1.234,56`, `-12.30`, `12,30-`, `(12.30)`. Null for anything that
 * could mean something else; never rounded.
 */
export function readMoney(text: string, decimal: "." | ",", currency: string): bigint | null {
  const plain = text.replace(/[\s'\u2019]/g, "").replaceAll("\u2212", "-");
  const isBelow = /^-|-$|^\(.*\)$/.test(plain);
  const digits = plain.replace(/^[-+(]|[-+)]$/g, "");
  const [whole = "", fraction, ...more] = digits.split(decimal);
  const group = decimal === "." ? "," : ".";
  const isWhole = /^\d+$/.test(whole) || new RegExp(`^\\d{1,3}(?:\\${group}\\d{3})+$`).test(whole);
  if (more.length > 0 || !isWhole || (fraction !== undefined && !/^\d+$/.test(fraction))) return null;
  const trimmed = (fraction ?? "").replace(/0+$/, "");
  const read = parseAmount(`${whole.replaceAll(group, "")}${trimmed && `.${trimmed}`}`, currency, "fr");
  if (!read.ok) return null;
  return isBelow ? -BigInt(read.amount) : BigInt(read.amount);
}

/** A day as a bank writes it, as `2026-03-31`; null for what is none. */
export function readDay(text: string, order: StatementColumns["days"]): string | null {
  const parts = /^(\d{1,4})[-./](\d{1,2})[-./](\d{1,4})(?:[T ].*)?$/.exec(text)?.slice(1);
  if (!parts) return null;
  const [year, month, day] = pick(parts as [string, string, string], order);
  if (year.length !== 4 && year.length !== 2) return null;
  const full = `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = new Date(`${full}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== full ? null : full;
}

function pick([one, two, three]: [string, string, string], order: StatementColumns["days"]) {
  if (order === "ymd") return [one, two, three] as const;
  return order === "dmy" ? ([three, two, one] as const) : ([three, one, two] as const);
}
