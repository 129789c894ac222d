import { FoldSummary } from "~/components/ui/fold-summary";
import { useTranslation } from "~/i18n/use-translation";

/** The terms a member accepts, readable without leaving the form. */
export function Rules() {
  const t = useTranslation("register");
  return (
    <details className="group mb-3 text-muted">
      <FoldSummary label={t("termsSummary")} className="hover:text-ink" />
      <ul className="list-disc ps-5">
        <li>{t("ruleConfirmation")}</li>
        <li>{t("ruleReturns")}</li>
        <li>{t("ruleAccount")}</li>
      </ul>
    </details>
  );
}
