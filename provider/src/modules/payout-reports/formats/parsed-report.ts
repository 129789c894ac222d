import { maxMovementLength } from "#contract/invoices/invoice-limits.ts";
import type { PayoutReportFormat } from "#contract/payout-runs/report-states.ts";

/**
 * What an answer states about a payment. Three signals mean that it was made: `executed` comes from a status
 * report, `paid` from a payment service, and `debited` from an account statement. `changed`: it was made, but
 * the details of the recipient's account have changed.
 */
export type PaymentSignal =
  | "accepted"
  | "rejected"
  | "executed"
  | "paid"
  | "unclaimed"
  | "debited"
  | "returned"
  | "changed"
  | "credited"
  | "unreadable";

/** One fact of an answer. Amounts are absolute, in minor units. */
export interface ParsedLine {
  /** The position in the answer, counted from 1. */
  line: number;
  signal: PaymentSignal;
  /** The number of the run that the line names, or `null`. */
  run: number | null;
  /**
   * The references of the withdrawals that the line names. If empty, the line concerns all payments of the run.
   */
  references: string[];
  amount: bigint | null;
  currency: string | null;
  /** The number of payments, if the line concerns several. */
  count: number | null;
  /** The code of the reason. */
  reason: string | null;
  bookedOn: string | null;
  /** The operator's account; empty if the answer doesn't state it. */
  account: string;
  /** The id of the payment, or of the statement that contains it, at the bank or service. */
  paymentReference: string | null;
  /** Identifies a movement of the account: the same movement in two files has the same identity. */
  identity: string;
  text: string;
}

/** An account statement. Gaps between the numbers show that statements are missing. */
export interface AccountStatement {
  account: string;
  /** The electronic sequence number, or `null`. */
  number: number | null;
  year: number | null;
  /** The statement's id if its balances and entries don't agree; otherwise `null`. */
  unbalanced: string | null;
}

export interface ParsedReport {
  format: PayoutReportFormat;
  lines: ParsedLine[];
  statements: AccountStatement[];
}

/** Returns the day at the beginning of a text such as `2026-11-27T08:00:00Z`; `null` if it doesn't exist. */
export function dayAtStart(text: string): string | null {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  const time = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  return day !== undefined && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
    ? day
    : null;
}

const runId = /^CL(\d{1,9})(?:-1)?$/i;

/** Returns the number of the payout run in one of our message or block ids, or `null` if there is none. */
export function runNumberOf(text: string | undefined): number | null {
  const [, digits] = runId.exec((text ?? "").trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}

const referencePattern = /^WD-[A-Z0-9]{8}$/;

/** Returns the reference of a withdrawal, or `null` if the text isn't one. */
export function referenceOf(text: string | undefined): string | null {
  const spelled = (text ?? "").trim().toUpperCase();
  return referencePattern.test(spelled) ? spelled : null;
}

/** Returns all references of withdrawals in a text. */
export function referencesIn(text: string): string[] {
  return [...new Set(text.toUpperCase().match(/\bWD-[A-Z0-9]{8}\b/g) ?? [])];
}

const decimalNumber = /^(\d{1,13})(?:\.(\d{0,5}))?$/;

/**
 * Returns an amount such as `12.5` or `100` in minor units of a currency with `digits` decimals; `null` if it
 * has more decimals.
 */
export function minorUnitsOf(text: string | undefined, digits: number): bigint | null {
  const [, whole, fraction = ""] = decimalNumber.exec((text ?? "").trim()) ?? [];
  if (whole === undefined || /[1-9]/.test(fraction.slice(digits))) return null;
  return BigInt(whole + fraction.slice(0, digits).padEnd(digits, "0"));
}

/** Returns a text without control characters, cut to 140 characters. */
export function shortText(...parts: (string | undefined)[]): string {
  return joinText(parts).slice(0, 140);
}

/**
 * Returns the text of a movement. It is as long as the import of bank files permits, because a payment's
 * purpose, which may end with the number of an invoice, comes after the other party's name and references.
 */
export function movementText(...parts: (string | undefined)[]): string {
  return joinText(parts).slice(0, maxMovementLength);
}

function joinText(parts: (string | undefined)[]): string {
  return parts
    .filter(Boolean)
    .join(" · ")
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")
    .trim();
}
