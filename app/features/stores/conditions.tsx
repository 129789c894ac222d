import type { ShownTerms } from "#contract/stores/stores.ts";
import { moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedSpan } from "./localized-span";

/**
 * The limits of an offer: the maximum cash back, the exclusions, and the store's own terms. Renders nothing
 * if there are none.
 */
export function Conditions({ offer: { cap, currency, exclusions, terms } }: { offer: ShownTerms }) {
  const t = useTranslation("stores");
  const language = useLanguage();
  const parts = [
    ...(exclusions ? [{ title: t("exclusionsTitle"), text: exclusions }] : []),
    ...(terms ? [{ title: t("offerTermsTitle"), text: terms }] : []),
  ];
  return (
    <>
      {cap !== null && (
        <p suppressHydrationWarning>{t("cap", { amount: moneyInText(cap, currency, language) })}</p>
      )}
      {parts.length > 0 && (
        <dl className="space-y-4">
          {parts.map(({ title, text }) => (
            <div key={title}>
              <dt className="text-sm font-semibold">{title}</dt>
              <dd className="text-muted">
                <LocalizedSpan text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
