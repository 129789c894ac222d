import { classNames } from "~/components/ui/class-names";
import { FoldSummary } from "~/components/ui/fold-summary";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** The sentence that a member agrees to, with links to the terms and the privacy policy. */
export function TermsLabel() {
  const t = useTranslation("register");
  // In every language the terms come first.
  const [start, between, end] = t("terms", { terms: "\n", privacy: "\n" }).split("\n");
  return (
    <>
      {start}
      <LocalizedLink to="/terms" target="_blank" className="text-primary underline">
        {t("termsLink")}
      </LocalizedLink>
      {between}
      <LocalizedLink to="/privacy" target="_blank" className="text-primary underline">
        {t("privacyLink")}
      </LocalizedLink>
      {end}
    </>
  );
}

/**
 * Shows the terms that a member accepts, without leaving the form. If there is no error below the checkbox,
 * the text moves up into the line that is reserved for the error.
 */
export function Rules({ isBelowError }: { isBelowError: boolean }) {
  const t = useTranslation("register");
  return (
    <details className={classNames("group mb-3 text-muted", !isBelowError && "-mt-4")}>
      <FoldSummary label={t("termsSummary")} className="hover:text-ink" />
      <ul className="list-disc ps-5">
        <li>{t("ruleConfirmation")}</li>
        <li>{t("ruleReturns")}</li>
        <li>{t("ruleAccount")}</li>
      </ul>
    </details>
  );
}
