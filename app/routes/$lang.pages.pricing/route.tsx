import { Pricing } from "~/features/pricing/pricing";
import { useTranslation } from "~/i18n/use-translation";
import { Screen } from "~/shell/screen";
import { shellScreen } from "~/shell/shell-screen";
import { useViewer } from "~/shell/use-viewer";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("pricing");

export default function PricingPage() {
  const t = useTranslation("pricing");
  const isMember = useViewer().state === "signed-in";
  return (
    <Screen title={t("title")} subtitle={t("subtitle")}>
      <meta name="description" content={t("metaDescription")} />
      <Pricing isMember={isMember} />
    </Screen>
  );
}
