import type { SubmissionResult } from "~/components/form/conform-types";
import { Stepper } from "~/components/stepper/stepper";
import { Alert } from "~/components/ui/alert";
import { useTranslation } from "~/i18n/use-translation";
import { CartStep } from "./cart-step";
import { DeliveryStep } from "./delivery-step";
import { DoneStep } from "./done-step";
import { PaymentStep } from "./payment-step";
import { checkoutSearch, checkoutSteps, type CheckoutView } from "./view";

interface CheckoutProps {
  view: CheckoutView;
  actionData: { result: SubmissionResult; isOutcomeUnknown: boolean } | undefined;
}

/** The checkout at any of its URLs: basket, delivery, payment and confirmation. */
export function Checkout({ view, actionData }: CheckoutProps) {
  const t = useTranslation("shop");
  const isDone = view.step === "done";
  const currentIndex = isDone ? checkoutSteps.length : checkoutSteps.indexOf(view.step);
  const steps = checkoutSteps.map((step) => ({
    label: t(`step_${step}`),
    ...(!isDone && step !== "done" && { href: checkoutSearch(step) }),
  }));
  // After a refusal, the payment step may no longer be available. The cart then shows the errors.
  const cartErrors = view.step === "cart" ? Object.values(actionData?.result.error ?? {}).flat() : [];
  return (
    <div className="space-y-6">
      <Stepper steps={steps} current={currentIndex} />
      {cartErrors.length > 0 && (
        <Alert tone="danger">{cartErrors.filter((text) => text !== null).join(" ")}</Alert>
      )}
      <Step view={view} actionData={actionData} />
    </div>
  );
}

function Step({ view, actionData }: CheckoutProps) {
  if (view.step === "done") return <DoneStep order={view.order} />;
  const { basket, buyer, isReady, login, key } = view;
  if (view.step === "payment" && buyer)
    return <PaymentStep basket={basket} buyer={buyer} formKey={key} actionData={actionData} />;
  if (view.step === "cart") return <CartStep basket={basket} isReady={isReady} />;
  return <DeliveryStep buyer={buyer} login={login} />;
}
