import { Pricing } from "~/features/pricing/pricing";
import { ShareTags } from "~/page/share-tags";
import { useTranslation } from "~/i18n/use-translation";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("pricing");

export default function PricingPage() {
  const t = useTranslation("pricing");
  return (
    <Screen title={t("title")} subtitle={t("subtitle")}>
      <meta name="description" content={t("metaDescription")} />
      <ShareTags title={t("title")} description={t("metaDescription")} />
      <Pricing />
    </Screen>
  );
}
