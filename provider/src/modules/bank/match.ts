import type { NamedInvoice } from "#contract/bank-statements.ts";
import { namedNumbers, possibleNumbers } from "./invoice-numbers.ts";

/** An invoice that is sent and not fully paid, with what is open of it in minor units. */
export interface OpenInvoice extends Omit<NamedInvoice, "balance"> {
  balance: bigint;
  issuedOn: string;
}
interface Paying {
  amount: bigint;
  text: string;
  bookedOn: string;
}

/** The numbers a text names; one that a space cuts counts only if it is an open invoice's. */
function numbersIn(text: string, open: OpenInvoice[]): string[] {
  const whole = namedNumbers(text);
  const cut = possibleNumbers(text).filter((number) => !whole.includes(number));
  return [...whole, ...cut.filter((cutNumber) => open.some(({ number }) => number === cutNumber))];
}

/** The one open invoice a movement names, with exactly its amount open. */
function namedInFull({ amount, text }: Paying, open: OpenInvoice[]): OpenInvoice | undefined {
  const numbers = numbersIn(text, open);
  const named = open.filter(({ number }) => numbers.includes(number));
  const [only, ...others] = named;
  return only && others.length === 0 && numbers.length === 1 && only.balance === amount ? only : undefined;
}

const isOlder = ({ bookedOn }: Paying, { issuedOn }: OpenInvoice) => bookedOn < issuedOn;

/** The invoice a movement pays by itself: it came in, not before the invoice, names it alone and pays it in full. */
export function certainMatch(movement: Paying, open: OpenInvoice[]): OpenInvoice | undefined {
  const found = namedInFull(movement, open);
  return found && movement.amount > 0n && !isOlder(movement, found) ? found : undefined;
}

/** Invoices a movement may pay: those it names and can pay a part of, and those with just its amount open. */
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

/** The payment a movement returns: of an invoice it names, of the same amount the other way, and not later. */
export function returnedPayment<One extends { number: string; amount: bigint; paidOn: string }>(
  { amount, text, bookedOn }: Paying,
  payments: One[],
): One | undefined {
  const numbers = possibleNumbers(text);
  return payments.find(
    (one) => numbers.includes(one.number) && one.amount === -amount && one.paidOn <= bookedOn,
  );
}

/**
 * Plans what a file's movements pay, in their order. Each payment reduces what is open, so that nothing is paid
 * twice. A movement that would pay but is older than the invoice waits with that reason.
 */
export function plan<One extends Paying>(movements: One[], invoices: OpenInvoice[]) {
  const open = new Map(invoices.map((invoice) => [invoice.id, { ...invoice }]));
  return movements.map((movement) => {
    const left = [...open.values()];
    const pays = certainMatch(movement, left);
    if (pays) open.delete(pays.id);
    const suggested = pays ? undefined : suggest(movement, left)[0];
    const isWaiting = suggested?.why === "number" && isOlder(movement, suggested);
    return { movement, pays, suggested, reason: isWaiting ? ("older_than_invoice" as const) : null };
  });
}
