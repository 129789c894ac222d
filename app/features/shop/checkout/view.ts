import type { PricedBasket, ShopOrder } from "#contract/shop/shop.ts";

/** The steps in order. Each step requires the previous ones. */
export const checkoutSteps = ["cart", "delivery", "payment", "done"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The details of a buyer that are relevant for the payment. Amounts are in minor units. */
export interface BuyerView {
  available: number;
  email: string;
}

/** The data of the step to show: the requested step, or the first incomplete one before it. */
export type CheckoutView =
  | {
      step: "cart" | "delivery" | "payment";
      basket: PricedBasket;
      /** Whether all items can be bought. */
      isReady: boolean;
      /** `null` for visitors. */
      buyer: BuyerView | null;
      /** The path of the login, including the return path. */
      login: string;
      key: string;
    }
  | { step: "done"; order: ShopOrder };

/** Returns the query string of a link to a step. */
export function checkoutSearch(step: CheckoutStep, order?: string): string {
  return `?${new URLSearchParams({ step, ...(order && { order }) }).toString()}`;
}
