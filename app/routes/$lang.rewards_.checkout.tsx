import { CheckoutScreen } from "~/features/shop/checkout/checkout-screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/$lang.rewards_.checkout";

export { checkoutAction as action } from "~/features/shop/checkout/checkout-action.server";
export { loadCheckout as loader } from "~/features/shop/checkout/load-checkout.server";
export { revalidateAfterError as shouldRevalidate } from "~/features/shop/checkout/revalidate-after-error";
export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("shop");

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CheckoutScreen loaderData={loaderData} actionData={actionData} />;
}
