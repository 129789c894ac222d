import type { AdminProduct } from "#contract/admin-shop-products.ts";

/** What can be done with the chosen rows; typed apart from the contract's list, which holds the undoing, too. */
export const chosenSteps = ["publish", "deactivate", "remove"] as const;
export type ChosenStep = (typeof chosenSteps)[number];

/** What a row's own buttons do. */
export const rowSteps = ["publish", "deactivate", "duplicate"] as const;

/** Whether a product can take a step; one without a denomination on sale cannot be published. */
export function canTake({ state, fromPrice }: AdminProduct, step: ChosenStep): boolean {
  const isOffered = state === "published" || state === "scheduled";
  if (step === "publish") return !isOffered && fromPrice !== null;
  return step === "remove" || isOffered;
}
