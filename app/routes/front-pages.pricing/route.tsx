import { Pricing } from "~/features/pricing/pricing";
import { useTranslation } from "~/i18n/use-translation";
import { Screen } from "~/shell/screen";
import { FrontPart } from "~/shell/front-part";
import { frontScreen } from "~/shell/front-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = frontScreen("pricing");

export default function PricingPage() {
  const t = useTranslation("pricing");
  return (
    <FrontPart>
      <Screen title={t("title")} subtitle={t("subtitle")}>
        <meta name="description" content={t("metaDescription")} />
        <Pricing />
      </Screen>
    </FrontPart>
  );
}
