import type { ShouldRevalidateFunctionArgs } from "react-router";
import { checkoutAction } from "~/features/shop/checkout/checkout-action.server";
import { CheckoutScreen } from "~/features/shop/checkout/checkout-screen";
import { loadCheckout } from "~/features/shop/checkout/load-checkout.server";
import { FrontPart } from "~/shell/front-part";
import { frontScreen } from "~/shell/front-screen";
import type { Route } from "./+types/front-pages.checkout";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = frontScreen("table", "shop");

export function loader({ context, request, url }: Route.LoaderArgs) {
  return loadCheckout({ context, request, url });
}

export function action({ context, request, url }: Route.ActionArgs) {
  return checkoutAction({ context, request, url });
}

/** Also after a refusal: what stood in the way is to be seen. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus !== undefined;
}

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FrontPart>
      <CheckoutScreen loaderData={loaderData} actionData={actionData} />
    </FrontPart>
  );
}
