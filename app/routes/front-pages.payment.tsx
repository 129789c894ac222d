import { useLocation } from "react-router";
import { PaymentScreen } from "~/demo/payment/payment-screen";
import { PlanSummary } from "~/features/pricing/plan-summary";
import { billingOf } from "~/features/pricing/plans";
import { FrontPart } from "~/shell/frame/front-part";
import { frontScreen } from "~/shell/frame/front-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export { action, loader } from "~/demo/payment/payment.server";
export const handle = frontScreen("demo-kit", "demo-fields", "payment");

export default function Payment() {
  const billing = billingOf(new URLSearchParams(useLocation().search));
  return (
    <FrontPart>
      <PaymentScreen summary={<PlanSummary billing={billing} />} />
    </FrontPart>
  );
}
