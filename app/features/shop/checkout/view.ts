import type { PricedBasket, ShopOrder } from "#contract/shop.ts";

/** The steps in order; each opens once the ones before it hold. */
export const checkoutSteps = ["cart", "delivery", "payment", "done"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** What a buyer has to know before paying; amounts in minor units. */
export interface BuyerView {
  available: number;
  email: string;
}

/** The step that is shown: the one asked for, or an earlier one that does not hold. */
export type CheckoutView =
  | {
      step: "cart" | "delivery" | "payment";
      basket: PricedBasket;
      /** Whether all of it can be bought as it is. */
      isReady: boolean;
      /** Null for who is not signed in. */
      buyer: BuyerView | null;
      /** Where to sign in and come back from. */
      login: string;
      key: string;
    }
  | { step: "done"; order: ShopOrder };

/** The search part of a link to a step. */
export function checkoutSearch(step: CheckoutStep, order?: string): string {
  return `?${new URLSearchParams({ step, ...(order && { order }) }).toString()}`;
}
