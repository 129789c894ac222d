import { useTranslation } from "~/i18n/use-translation";

/** What a member agrees to, readable without leaving the form. */
export function Rules() {
  const t = useTranslation("auth");
  return (
    <details className="text-muted">
      <summary>{t("termsSummary")}</summary>
      <ul className="list-disc ps-5">
        <li>{t("ruleConfirmation")}</li>
        <li>{t("ruleReturns")}</li>
        <li>{t("ruleAccount")}</li>
      </ul>
    </details>
  );
}
