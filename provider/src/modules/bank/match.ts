import type { NamedInvoice } from "#contract/bank-statements.ts";

/** An invoice that is sent and not fully paid, with what is open of it in minor units. */
export interface OpenInvoice extends Omit<NamedInvoice, "balance"> {
  balance: bigint;
}
interface Paying {
  amount: bigint;
  text: string;
}

/** The numbers of invoices that words name, however they are spaced: `inv 2026/00012` too. */
export function namedNumbers(text: string): string[] {
  const found = text.toUpperCase().matchAll(/(?<![A-Z0-9])INV[\s\-/._]*(\d{4})[\s\-/._]*(\d{5,9})(?!\d)/g);
  return [...new Set([...found].map(([, year, last]) => `INV-${year}-${last}`))];
}

/** What a movement certainly pays: the one open invoice it names, exactly what is open of it. */
export function certainMatch({ amount, text }: Paying, open: OpenInvoice[]): OpenInvoice | undefined {
  const numbers = namedNumbers(text);
  const named = open.filter(({ number }) => numbers.includes(number));
  const [only, ...others] = named;
  return only && others.length === 0 && numbers.length === 1 && only.balance === amount ? only : undefined;
}

/** What it may pay: invoices it names and can pay a part of, and those of which just as much is open. */
export function suggest({ amount, text }: Paying, open: OpenInvoice[]) {
  const numbers = namedNumbers(text);
  const fits = (balance: bigint) =>
    amount > 0n ? balance > 0n && amount <= balance : balance < 0n && amount >= balance;
  const byNumber = open.filter(({ number, balance }) => numbers.includes(number) && fits(balance));
  const byAmount = open.filter((one) => one.balance === amount && !byNumber.includes(one));
  return [
    ...byNumber.map((invoice) => ({ ...invoice, why: "number" as const })),
    ...byAmount.map((invoice) => ({ ...invoice, why: "amount" as const })),
  ].slice(0, 10);
}

/** What a file's movements pay, in their order: each takes off what is open, so that nothing is paid twice. */
export function plan<One extends Paying>(movements: One[], invoices: OpenInvoice[]) {
  const open = new Map(invoices.map((invoice) => [invoice.id, { ...invoice }]));
  return movements.map((movement) => {
    const left = [...open.values()];
    const pays = certainMatch(movement, left);
    if (pays) open.delete(pays.id);
    return { movement, pays, suggested: pays ? undefined : suggest(movement, left)[0] };
  });
}
