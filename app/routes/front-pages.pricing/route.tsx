import { PlanTable } from "~/features/pricing/plan-table";
import { Pricing } from "~/features/pricing/pricing";
import { useTranslation } from "~/i18n/use-translation";
import { PublicPageTags } from "~/navigation/public-page/public-page-tags";
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
        <PublicPageTags path="/pages/pricing" title={t("title")} description={t("metaDescription")} />
        <Pricing />
        <PlanTable />
      </Screen>
    </FrontPart>
  );
}
