import type { SubmissionResult } from "~/components/form/conform-types";
import { useTranslation } from "~/i18n/use-translation";
import { Screen } from "~/components/screen";
import { Checkout } from "./checkout";
import type { CheckoutView } from "./view";

interface CheckoutScreenProps {
  loaderData: { view: CheckoutView };
  actionData: { result: SubmissionResult; isOutcomeUnknown: boolean } | undefined;
}

/** The component of every checkout route. */
export function CheckoutScreen({ loaderData: { view }, actionData }: CheckoutScreenProps) {
  const t = useTranslation("shop");
  return (
    <Screen title={t("checkout")} subtitle={t("checkoutSubtitle")}>
      <Checkout view={view} actionData={actionData} />
    </Screen>
  );
}
