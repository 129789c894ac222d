import { EmptyState } from "~/components/states/empty-state";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";

/** Says honestly that a screen is still to come. */
export function MissingScreen({ name }: { name: string }) {
  const t = useTranslation("shell");
  const ui = useTranslation("ui");
  const title = t("notYetTitle", { name });
  return (
    <div className="card-surface mx-auto my-6 w-full max-w-2xl">
      <title>{`${title} · Cashlane`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState level="h1" picture="lost" title={title} text={t("notYetText")}>
        <LocalizedLinkButton to="/dashboards/crm">{ui("goHome")}</LocalizedLinkButton>
      </EmptyState>
    </div>
  );
}
