import type { AnswerFormat } from "#contract/payout-runs/answer-states.ts";

/**
 * What an answer says happened. That a payment was made is stated by a status report (`executed`), a payment service
 * (`paid`) or the account (`debited`). `changed`: the payment went through, but its account's details changed.
 */
export type AnswerSignal =
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
export interface AnswerLine {
  /** Its place in the answer, counted from 1. */
  line: number;
  signal: AnswerSignal;
  /** The number of the run it names, or `null`. */
  run: number | null;
  /** The withdrawals it names. Empty: it is about all payments of the run. */
  references: string[];
  amount: bigint | null;
  currency: string | null;
  /** The number of payments, if it is about several. */
  count: number | null;
  /** The reason's code. */
  reason: string | null;
  bookedOn: string | null;
  /** The operator's account; empty if the answer isn't about one. */
  account: string;
  /** The bank's or service's id of the payment, or of the statement it is in. */
  paymentReference: string | null;
  /** Distinguishes movements of the account; the same one in two files has the same identity. */
  identity: string;
  text: string;
}

/** A bank statement, by which missing ones are found. */
export interface AnswerStatement {
  account: string;
  /** Its electronic sequence number, or `null`. */
  number: number | null;
  year: number | null;
  /** Its id, if its balances differ by another sum than that of its entries; otherwise `null`. */
  unbalanced: string | null;
}

export interface Answer {
  format: AnswerFormat;
  lines: AnswerLine[];
  statements: AnswerStatement[];
}

const runId = /^CL(\d{1,9})(?:-1)?$/i;

/** Returns the number of the payout run in one of our message or block ids, or `null` if there is none. */
export function runNumberOf(text: string | undefined): number | null {
  const [, digits] = runId.exec((text ?? "").trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}

const referencePattern = /^WD-[A-Z0-9]{8}$/;

/** Returns a withdrawal's reference, or `null` if a text isn't one. */
export function referenceOf(text: string | undefined): string | null {
  const spelled = (text ?? "").trim().toUpperCase();
  return referencePattern.test(spelled) ? spelled : null;
}

/** Returns all references of withdrawals in a text. */
export function referencesIn(text: string): string[] {
  return [...new Set(text.toUpperCase().match(/\bWD-[A-Z0-9]{8}\b/g) ?? [])];
}

const decimalNumber = /^(\d{1,13})(?:\.(\d{0,5}))?$/;

/** Returns an amount such as `12.5` or `100` in minor units of `digits` decimals; `null` if it isn't exact. */
export function minorUnitsOf(text: string | undefined, digits: number): bigint | null {
  const [, whole, fraction = ""] = decimalNumber.exec((text ?? "").trim()) ?? [];
  if (whole === undefined || /[1-9]/.test(fraction.slice(digits))) return null;
  return BigInt(whole + fraction.slice(0, digits).padEnd(digits, "0"));
}

/** Returns a text without control characters, at most 140 characters of it. */
export function shortText(...parts: (string | undefined)[]): string {
  return parts
    .filter(Boolean)
    .join(" · ")
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")
    .trim()
    .slice(0, 140);
}
