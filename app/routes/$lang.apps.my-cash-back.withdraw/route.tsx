import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { readForm } from "~/components/form/read-form.server";
import { findBestCard } from "~/features/shop/best-card.server";
import { CardExtras } from "~/features/shop/card-extras";
import { addMethod } from "~/features/withdrawals/payout-method-actions.server";
import { useTranslation } from "~/i18n/use-translation";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { AmountStep } from "./amount-step";
import { confirmWithdrawal } from "./confirm.server";
import { DoneStep } from "./done-step";
import { loadView } from "./load-view.server";
import { MethodStep } from "./method-step";
import { Progress } from "./progress";
import { StepFocus } from "./step-focus";
import { stepTitle } from "./steps";
import { ReviewStep } from "./review-step";
import { methodRequestOf, visitOf } from "./visit.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("withdrawals", "shop-card", "shown-currency");

/**
 * Also reloads after a refused confirmation, because the balance may have changed, and then the amount must
 * be corrected.
 */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 422;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const step = url.searchParams.get("step");
  // The best gift card is only loaded for the first step, in parallel with it.
  const [view, bestCard] = await Promise.all([
    loadView(visit, url.searchParams),
    step === null ? findBestCard(visit.provider) : null,
  ]);
  const card = view.step === "method" || view.step === "amount" ? bestCard : null;
  // An invalid amount is only an error if the member tries to continue with it.
  const isAmountInvalid = view.step === "amount" && step === "review";
  return data({ view, card }, { status: isAmountInvalid ? 422 : 200 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const visit = visitOf(context);
  switch (form.get("intent")) {
    case "add-method":
      return addMethod(methodRequestOf(visit), form);
    case "confirm":
      return confirmWithdrawal(visit, form);
    default:
      throw new Response(null, { status: 400 });
  }
}

export default function Withdraw({ loaderData: { view, card }, actionData }: Route.ComponentProps) {
  const t = useTranslation("withdrawals");
  const title = stepTitle(view.step, t);
  return (
    <Screen title={t("withdrawTitle")} part={title} subtitle={t("withdrawSubtitle")} isForm>
      <div className="space-y-6">
        <Progress view={view} />
        <StepFocus step={view.step} title={title} isAdding={view.step === "method" && view.adding !== null}>
          <Step view={view} actionData={actionData} />
        </StepFocus>
        {card && <CardExtras card={card} />}
      </div>
    </Screen>
  );
}

function Step({
  view,
  actionData,
}: {
  view: Route.ComponentProps["loaderData"]["view"];
  actionData: Route.ComponentProps["actionData"];
}) {
  switch (view.step) {
    case "method":
      return (
        <MethodStep view={view} result={actionData?.form === "method" ? actionData.result : undefined} />
      );
    case "amount":
      return <AmountStep key={`${view.method?.id} ${view.amount}`} view={view} />;
    case "review":
      return <ReviewStep view={view} actionData={actionData?.form === "confirm" ? actionData : undefined} />;
    case "done":
      return <DoneStep withdrawal={view.withdrawal} />;
  }
}
