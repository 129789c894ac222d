import { CheckoutScreen } from "~/features/shop/checkout/checkout-screen";
import { FrontPart } from "~/shell/frame/front-part";
import { frontScreen } from "~/shell/frame/front-screen";
import type { Route } from "./+types/front-pages.checkout";

export { checkoutAction as action } from "~/features/shop/checkout/checkout-action.server";
export { loadCheckout as loader } from "~/features/shop/checkout/load-checkout.server";
export { revalidateAfterError as shouldRevalidate } from "~/features/shop/checkout/revalidate-after-error";
export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = frontScreen("table", "shop");

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FrontPart>
      <CheckoutScreen loaderData={loaderData} actionData={actionData} />
    </FrontPart>
  );
}
