import type { AdminProduct } from "#contract/shop/admin-shop-products.ts";

/** The bulk actions on products. The contract's list also contains `restore`. */
export const chosenSteps = ["publish", "deactivate", "remove"] as const;
export type ChosenStep = (typeof chosenSteps)[number];

/** The actions of a row's buttons. */
export const rowSteps = ["publish", "deactivate", "duplicate"] as const;

/**
 * Returns whether an action on a product is possible. A product without an active denomination can't be
 * published.
 */
export function isPossible({ state, fromPrice }: AdminProduct, step: ChosenStep): boolean {
  const isOffered = state === "published" || state === "scheduled";
  if (step === "publish") return !isOffered && fromPrice !== null;
  return step === "remove" || isOffered;
}
