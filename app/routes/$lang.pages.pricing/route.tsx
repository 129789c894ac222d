import { Pricing } from "~/features/pricing/pricing";
import { PublicPageTags } from "~/navigation/public-page/public-page-tags";
import { useTranslation } from "~/i18n/use-translation";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("pricing");

export default function PricingPage() {
  const t = useTranslation("pricing");
  return (
    <Screen title={t("title")} subtitle={t("subtitle")}>
      <PublicPageTags path="/pages/pricing" title={t("title")} description={t("metaDescription")} />
      <Pricing />
    </Screen>
  );
}
