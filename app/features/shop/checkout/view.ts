import type { PricedBasket, ShopOrder } from "#contract/shop/shop.ts";

/** The steps in order. Each requires the ones before it. */
export const checkoutSteps = ["cart", "delivery", "payment", "done"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The buyer's details that matter for the payment. Amounts are in minor units. */
export interface BuyerView {
  available: number;
  email: string;
}

/** The step to show: the requested one, or the first one that isn't complete. */
export type CheckoutView =
  | {
      step: "cart" | "delivery" | "payment";
      basket: PricedBasket;
      /** Whether all items can be bought. */
      isReady: boolean;
      /** `null` for visitors. */
      buyer: BuyerView | null;
      /** Path of the login, with the return path. */
      login: string;
      key: string;
    }
  | { step: "done"; order: ShopOrder };

/** Returns the query of a link to a step. */
export function checkoutSearch(step: CheckoutStep, order?: string): string {
  return `?${new URLSearchParams({ step, ...(order && { order }) }).toString()}`;
}
