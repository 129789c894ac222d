import { FoldSummary } from "~/components/ui/fold-summary";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** Shows the terms that a member accepts, without leaving the form. */
export function Rules() {
  const t = useTranslation("register");
  return (
    <>
      <details className="group text-muted">
        <FoldSummary label={t("termsSummary")} className="hover:text-ink" />
        <ul className="list-disc ps-5">
          <li>{t("ruleConfirmation")}</li>
          <li>{t("ruleReturns")}</li>
          <li>{t("ruleAccount")}</li>
        </ul>
      </details>
      <p className="mb-3 flex flex-wrap gap-x-4 text-sm">
        <LocalizedLink to="/terms" target="_blank" className="py-1 text-primary underline">
          {t("termsLink")}
        </LocalizedLink>
        <LocalizedLink to="/privacy" target="_blank" className="py-1 text-primary underline">
          {t("privacyLink")}
        </LocalizedLink>
      </p>
    </>
  );
}
