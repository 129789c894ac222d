import { Pricing } from "~/features/pricing/pricing";
import { useTranslation } from "~/i18n/use-translation";
import { Screen } from "~/components/screen";
import { FrontPart } from "~/shell/frame/front-part";
import { frontScreen } from "~/shell/frame/front-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
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
