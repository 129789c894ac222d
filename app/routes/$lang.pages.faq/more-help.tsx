import { LinkButton } from "~/components/ui/link-button";
import { helpCenterPath, statusPath } from "~/features/help/help-paths";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";

/** Links to further help. */
export function MoreHelp() {
  const t = useTranslation("help");
  return (
    <section className="no-print card-surface flex flex-wrap items-center justify-between gap-4 p-5 sm:p-6">
      <div>
        <h2 className="font-semibold">{t("faqMoreTitle")}</h2>
        <p className="text-sm text-muted">{t("faqMoreText")}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={helpCenterPath} variant="outline">
          {t("toHelpCenter")}
        </LinkButton>
        <LocalizedLinkButton to={statusPath} variant="outline">
          {t("toStatus")}
        </LocalizedLinkButton>
        <LocalizedLinkButton to="/contact">{t("toContact")}</LocalizedLinkButton>
      </div>
    </section>
  );
}
