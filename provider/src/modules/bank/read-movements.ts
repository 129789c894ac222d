import type { MovementReason, DetectedColumns } from "#contract/bank/bank-statements.ts";
import { maxMovementLength } from "#contract/invoices/invoice-limits.ts";
import type { CsvFile } from "../../csv/read.ts";
import { currencyInHeading, isCurrency } from "./heading-currency.ts";
import { bookedWords, directionWords, marksOutgoing, marksPending } from "./cell-words.ts";
import { normalizeHeading } from "./headings.ts";
import { possibleNumbers } from "./invoice-numbers.ts";
import { isBlankAmount, readAmount } from "./read-amount.ts";
import { readDay } from "./read-day.ts";

/** A row of a bank's file as a movement, or the reason it is skipped. */
export interface Movement {
  /** Line in the file, counted from 1. */
  line: number;
  text: string;
  read: ReadMovement | null;
  reason: MovementReason | null;
  /** The cell that caused the row to be skipped. */
  value: string | null;
}

export interface ReadMovement {
  bookedOn: string;
  /** In minor units; negative for outgoing money. */
  amount: bigint;
  account: string;
  /**
   * The text that identifies the movement in all files of the bank. It contains the payer only if there is no
   * other text.
   */
  remittance: string;
  /** Payer and remittance together, by which older imports were identified. */
  payerAndRemittance: string;
}

export interface ReadingContext {
  columns: DetectedColumns;
  currency: string;
  /** In minor units; larger movements are refused. */
  limit: bigint;
  /** Today in UTC. A bank in an eastern time zone may be a day ahead. */
  today: string;
}

type Cell = (column: number) => string;
interface Rejection {
  reason: MovementReason;
  value: string | null;
}

/** Reads each row of a bank's file. */
export function readMovements({ header, lines }: CsvFile, context: ReadingContext): Movement[] {
  const { columns, currency } = context;
  const otherCurrency = [columns.amount, columns.debit]
    .map((index) => currencyInHeading(header[index] ?? "", currency))
    .find((named) => named !== undefined && named !== currency);
  const latest = dayAfter(context.today);
  return lines.map(({ line, cells: all }) => {
    const cells = withoutEmptyEnd(all, header.length);
    const cell: Cell = (column) => (column < 0 ? "" : (cells[column] ?? "").trim());
    const chosen = [cell(columns.party), cell(columns.text)];
    const otherCells = cells.filter(
      (value, index) =>
        index !== columns.party && index !== columns.text && possibleNumbers(value).length > 0,
    );
    const text = words([...chosen, ...otherCells]);
    const outcome =
      cells.length > header.length || cells.length < 2
        ? { reason: "shape" as const, value: null }
        : otherCurrency !== undefined
          ? { reason: "currency" as const, value: otherCurrency }
          : readRow(cell, { ...context, latest, others: adjacentCells(cells, columns) });
    if ("reason" in outcome) return { line, text, read: null, ...outcome };
    const remittance = words([cell(columns.text) || cell(columns.party)]);
    const read = { ...outcome, remittance, payerAndRemittance: words(chosen) };
    return { line, text, read, reason: null, value: null };
  });
}

function readRow(
  cell: Cell,
  { columns, currency, limit, latest, others }: ReadingContext & { latest: string; others: AdjacentCell[] },
): Rejection | Pick<ReadMovement, "bookedOn" | "amount" | "account"> {
  const reject = (reason: MovementReason, value: string): Rejection => ({
    reason,
    value: value.slice(0, 80),
  });
  const status = cell(columns.status);
  if (columns.status >= 0 && !bookedWords.has(normalizeHeading(status))) return reject("not_booked", status);
  const pending = others.find(({ value, isKind }) => marksPending(value, isKind));
  if (pending !== undefined) return reject("not_booked", pending.value);
  const rowCurrency = cell(columns.currency);
  if (rowCurrency === "" && columns.currency >= 0) return reject("currency_missing", rowCurrency);
  if (rowCurrency !== "" && !isCurrency(rowCurrency, currency)) return reject("currency", rowCurrency);
  const day = cell(columns.date);
  const bookedOn = readDay(day, columns.days);
  if (bookedOn === null) return reject("day", day);
  if (bookedOn === "unclear") return reject("day_unclear", day);
  if (bookedOn > latest) return reject("day_in_future", day);
  const read = amountOf(cell, columns, currency);
  if ("reason" in read) return reject(read.reason, cell(columns.amount) || cell(columns.debit));
  const amount = withDirection(read.amount, cell, columns);
  if (amount === null) return reject("direction", cell(columns.direction));
  const outgoing = others.find(({ value, isKind }) => marksOutgoing(value, isKind));
  if (amount > 0n && outgoing !== undefined) return reject("direction", outgoing.value);
  if (amount === 0n || amount > limit || amount < -limit) return reject("amount", cell(columns.amount));
  const account = (cell(columns.account) || columns.accountName)
    .replace(/\s/g, "")
    .toUpperCase()
    .slice(0, 80);
  return { bookedOn, amount, account };
}

interface AdjacentCell {
  value: string;
  /** Whether the cell may contain a kind of transaction: it isn't in the text column. */
  isKind: boolean;
}

/**
 * Returns the cells that may contain the direction or status although their column has another meaning, such as
 * a column of types with the word `Debit` among others. Leaves out single letters, which are too ambiguous, and
 * the payer's cell, because a name may equal such a word.
 */
function adjacentCells(cells: string[], columns: DetectedColumns): AdjacentCell[] {
  const { date, amount, debit, currency, direction, status, account, text, party } = columns;
  const settled = [date, amount, debit, currency, direction, status, account, party];
  return cells.flatMap((value, index) =>
    settled.includes(index) || value.trim().length < 2 ? [] : [{ value, isKind: index !== text }],
  );
}

function amountOf(cell: Cell, columns: DetectedColumns, currency: string) {
  // Until the decimal mark is chosen, an amount that needs it can't be read.
  if (columns.decimal === null) return { reason: "amount" as const };
  const creditCell = cell(columns.amount);
  const debitCell = cell(columns.debit);
  const credit = readAmount(creditCell, columns.decimal, currency);
  if (isBlankAmount(debitCell)) return credit;
  const debit = readAmount(debitCell, columns.decimal, currency);
  if ("reason" in debit) return debit;
  if (debit.amount === 0n) return credit;
  const isOnlyDebit = isBlankAmount(creditCell) || ("amount" in credit && credit.amount === 0n);
  if (!isOnlyDebit) return { reason: "amount" as const };
  return { amount: debit.amount < 0n ? debit.amount : -debit.amount };
}

/**
 * Returns the amount with the sign that the direction column gives it. Returns `null` if the column's word
 * contradicts the amount, or if the word is unknown and the file doesn't have separate columns for incoming and
 * outgoing money.
 */
function withDirection(amount: bigint, cell: Cell, columns: DetectedColumns): bigint | null {
  if (columns.direction < 0) return amount;
  const direction = directionWords.get(normalizeHeading(cell(columns.direction)));
  if (direction === "out") return amount < 0n ? amount : -amount;
  if (direction === undefined && columns.debit >= 0) return amount;
  return direction === "in" && amount > 0n ? amount : null;
}

function withoutEmptyEnd(cells: string[], width: number): string[] {
  const last = cells.findLastIndex((cell, index) => index < width || cell.trim() !== "");
  return cells.slice(0, last + 1);
}

function words(parts: string[]): string {
  const normalized = parts
    .join(" ")
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")
    .trim();
  return normalized.slice(0, maxMovementLength);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
