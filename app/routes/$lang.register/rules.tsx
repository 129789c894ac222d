import { Chevron } from "~/components/ui/chevron";
import { useTranslation } from "~/i18n/use-translation";

/** What a member agrees to, readable without leaving the form. */
export function Rules() {
  const t = useTranslation("register");
  return (
    <details className="group mb-3 text-muted">
      <summary className="inline-flex min-h-6 items-center gap-1 rounded-sm hover:text-ink">
        <Chevron className="group-open:rotate-180" />
        {t("termsSummary")}
      </summary>
      <ul className="list-disc ps-5">
        <li>{t("ruleConfirmation")}</li>
        <li>{t("ruleReturns")}</li>
        <li>{t("ruleAccount")}</li>
      </ul>
    </details>
  );
}
