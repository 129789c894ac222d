import { useRouteError } from "react-router";
import { describeError } from "~/components/error-description";
import { EmptyState } from "~/components/states/empty-state";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { ScreenErrorBoundary } from "~/shell/frame/screen-error-boundary";

/** Shows links to other stores if the store doesn't exist. Other errors are shown as on every screen. */
export function StoreErrorBoundary() {
  const t = useTranslation("stores");
  const { status } = describeError(useRouteError());
  if (status !== 404) return <ScreenErrorBoundary />;
  return (
    <div className="card-surface mx-auto my-6 w-full max-w-2xl">
      <title>{`${t("unknownTitle")} · Cashlane`}</title>
      <EmptyState level="h1" illustration="lost" title={t("unknownTitle")} text={t("unknownText")}>
        <LocalizedLinkButton to="/stores">{t("allStores")}</LocalizedLinkButton>
      </EmptyState>
    </div>
  );
}
