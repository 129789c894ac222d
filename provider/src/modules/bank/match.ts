import type { NamedInvoice } from "#contract/bank/bank-statements.ts";
import { namedNumbers, possibleNumbers } from "./invoice-numbers.ts";

/** A sent invoice that isn't fully paid, with its open amount in minor units. */
export interface OpenInvoice extends Omit<NamedInvoice, "balance"> {
  balance: bigint;
  issuedOn: string;
  /** The id of the network's payment that covers all of the invoice's purchases; `null` if there is none. */
  networkPayment: string | null;
}
interface Paying {
  amount: bigint;
  text: string;
  bookedOn: string;
}

/** Returns the invoice numbers in a text. A number with a space in it counts only if an open invoice has it. */
function numbersIn(text: string, open: OpenInvoice[]): string[] {
  const namedDirectly = namedNumbers(text);
  const splitNumbers = possibleNumbers(text).filter((number) => !namedDirectly.includes(number));
  return [
    ...namedDirectly,
    ...splitNumbers.filter((splitNumber) => open.some(({ number }) => number === splitNumber)),
  ];
}

/**
 * Returns the open invoice that a movement names, if it names no other and equals the invoice's open amount.
 */
function namedInFull({ amount, text }: Paying, open: OpenInvoice[]): OpenInvoice | undefined {
  const numbers = numbersIn(text, open);
  const namedInvoices = open.filter(({ number }) => numbers.includes(number));
  const [only, ...others] = namedInvoices;
  return only && others.length === 0 && numbers.length === 1 && only.balance === amount ? only : undefined;
}

/** Shorter ids may occur in a text by chance. */
const minPaymentIdLength = 4;

/** Returns whether a text contains an id that isn't part of a longer word or number. */
export function namesPayment(text: string, payment: string): boolean {
  if (payment.length < minPaymentIdLength) return false;
  const escaped = payment.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, "iu").test(text);
}

/**
 * Returns the open invoice whose purchases are covered by the network payment that a movement names, if the
 * movement equals the invoice's open amount and no other invoice fits. A movement that also names an invoice
 * isn't matched by its payment.
 */
function namedByPayment({ amount, text }: Paying, open: OpenInvoice[]): OpenInvoice | undefined {
  if (numbersIn(text, open).length > 0) return undefined;
  const matching = open.filter(
    ({ balance, networkPayment }) =>
      balance === amount && networkPayment !== null && namesPayment(text, networkPayment),
  );
  return matching.length === 1 ? matching[0] : undefined;
}

const isOlder = ({ bookedOn }: Paying, { issuedOn }: OpenInvoice) => bookedOn < issuedOn;

/**
 * Returns the invoice that a movement certainly pays: the money came in on or after the invoice's date, the
 * amount is exactly the open amount, and the text names only this invoice, or the network's payment for its
 * purchases.
 */
export function certainMatch(movement: Paying, open: OpenInvoice[]): OpenInvoice | undefined {
  const found = namedInFull(movement, open) ?? namedByPayment(movement, open);
  return found && movement.amount > 0n && !isOlder(movement, found) ? found : undefined;
}

/**
 * Returns invoices that a movement may pay: those that it names and pays in part, and those whose open amount equals
 * the movement's.
 */
export function suggest({ amount, text }: Paying, open: OpenInvoice[]) {
  const numbers = numbersIn(text, open);
  const fits = (balance: bigint) =>
    amount > 0n ? balance > 0n && amount <= balance : balance < 0n && amount >= balance;
  const byNumber = open.filter(({ number, balance }) => numbers.includes(number) && fits(balance));
  const byAmount = open.filter((one) => one.balance === amount && !byNumber.includes(one));
  return [
    ...byNumber.map((invoice) => ({ ...invoice, why: "number" as const })),
    ...byAmount.map((invoice) => ({ ...invoice, why: "amount" as const })),
  ].slice(0, 10);
}

/**
 * Returns the invoice payment that a movement returns: the movement names the invoice, has the opposite
 * amount, and isn't earlier.
 */
export function returnedPayment<One extends { number: string; amount: bigint; paidOn: string }>(
  { amount, text, bookedOn }: Paying,
  payments: One[],
): One | undefined {
  const numbers = possibleNumbers(text);
  return payments.find(
    (one) => numbers.includes(one.number) && one.amount === -amount && one.paidOn <= bookedOn,
  );
}

/** A valid payment of an invoice. */
interface EarlierPayment {
  number: string;
  amount: bigint;
  paidOn: string;
}

/** Two files, or a bank and an admin, may date the same movement up to this many days apart. */
const repetitionDays = 7;

/**
 * Returns whether an invoice has a payment of the same amount and about the same day, which may be this
 * movement, recorded by hand or imported from a file in another format.
 */
function mayBePaid({ amount, bookedOn }: Paying, { number }: OpenInvoice, payments: EarlierPayment[]) {
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(bookedOn)) / 86_400_000;
  return payments.some(
    (one) => one.number === number && one.amount === amount && distance(one.paidOn) <= repetitionDays,
  );
}

/**
 * Plans the payments of a file's movements in order. Each payment reduces the open amount, so that nothing is
 * paid twice. A movement that is older than its invoice, or that may already be recorded as a payment of it, is
 * left for a manual decision, and the reason is returned.
 */
export function planPayments<One extends Paying>(
  movements: One[],
  invoices: OpenInvoice[],
  payments: EarlierPayment[] = [],
) {
  const openInvoices = new Map(invoices.map((invoice) => [invoice.id, { ...invoice }]));
  return movements.map((movement) => {
    const remaining = [...openInvoices.values()];
    const certain = certainMatch(movement, remaining);
    const isRepeated = certain !== undefined && mayBePaid(movement, certain, payments);
    const pays = isRepeated ? undefined : certain;
    if (pays) openInvoices.delete(pays.id);
    const suggested = pays ? undefined : suggest(movement, remaining)[0];
    const isWaiting = suggested?.why === "number" && isOlder(movement, suggested);
    const reason = isRepeated ? "paid_before" : isWaiting ? "older_than_invoice" : null;
    return { movement, pays, suggested, reason } as const;
  });
}
