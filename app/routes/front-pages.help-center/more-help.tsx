import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { faqPath } from "~/features/help/help-paths";
import { useTranslation } from "~/i18n/use-translation";

/** Links for users who found no helpful article. */
export function MoreHelp() {
  const t = useTranslation("help");
  return (
    <section aria-labelledby="more-help" className="rounded-xl bg-sunken px-6 py-10 text-center">
      <h2 id="more-help" className="text-2xl font-bold tracking-tight">
        {t("moreTitle")}
      </h2>
      <p className="mx-auto mt-2 mb-6 max-w-xl text-muted">{t("moreText")}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <LocalizedLinkButton to={faqPath} variant="outline">
          {t("toFaq")}
        </LocalizedLinkButton>
        <LocalizedLinkButton to="/contact">{t("toContact")}</LocalizedLinkButton>
      </div>
    </section>
  );
}
