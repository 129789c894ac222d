import { EmptyState } from "~/components/states/empty-state";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";

/** Shown to members without transactions: explains how to earn the first cash back. */
export function NoEvents() {
  const t = useTranslation("wallet");
  const steps = [t("step1"), t("step2"), t("step3")];
  return (
    <EmptyState illustration="wallet" title={t("emptyTitle")} text={t("emptyText")}>
      <ol className="w-full max-w-md list-decimal space-y-1 ps-6 text-start">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <LocalizedLinkButton to="/stores">{t("seeStores")}</LocalizedLinkButton>
    </EmptyState>
  );
}
