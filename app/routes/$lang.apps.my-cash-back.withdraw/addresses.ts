import type { MethodLinks } from "~/features/withdrawals/method-links";

/** What the steps of a withdrawal keep in the URL. */
export interface WithdrawParameters {
  step: "method" | "amount" | "review" | "done";
  /** Id of the payout method. */
  method?: string;
  /** As it was typed. */
  amount?: string;
  /** Idempotency key of the review: going back and confirming again never makes a second withdrawal. */
  key?: string;
  /** Opens the form for a new payout method of a kind. */
  add?: string;
  /** Asks whether to remove a payout method. */
  remove?: string;
  /** Id of the withdrawal that was made. */
  withdrawal?: string;
}

/** The search part of a link to a step; what is empty is left out. */
export function stepSearch(parameters: WithdrawParameters): string {
  const given = Object.entries(parameters).filter(([, value]) => value);
  return `?${new URLSearchParams(given).toString()}`;
}

/** Where this screen keeps payout methods. */
export const methodLinks: MethodLinks = {
  list: stepSearch({ step: "method" }),
  add: (add) => stepSearch({ step: "method", add }),
  remove: (remove) => stepSearch({ step: "method", remove }),
};

/** The screen's path without language prefix. */
export const withdrawPath = "/apps/my-cash-back/withdraw";
