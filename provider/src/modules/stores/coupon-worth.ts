import type { TextByLanguage } from "#contract/text.ts";

/**
 * Puts what saves most first, as far as titles tell: the largest share, then the largest amount, then the
 * rest. Equals stay in their order.
 */
export function sortByWorth<C extends { title: TextByLanguage }>(coupons: C[]): C[] {
  return coupons.toSorted((a, b) => worthOf(b.title) - worthOf(a.title));
}

const largestAmount = 1_000_000;

/** A share counts above every amount: what an amount is worth depends on the order. */
function worthOf({ en }: TextByLanguage): number {
  const share = /(\d+(?:\.\d+)?)\s*%/.exec(en);
  if (share) return largestAmount + Number(share[1]);
  const amount = /[$€£]\s*(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s*[$€£]/.exec(en);
  return Math.min(Number(amount?.[1] ?? amount?.[2] ?? 0), largestAmount);
}
