import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";

/** The way in once more, at the end of a page. */
export function Ready() {
  const t = useTranslation("welcome");
  return (
    <section className="card-surface flex flex-wrap items-center justify-between gap-4 bg-primary-soft p-6 text-on-primary-soft sm:px-8">
      <h2 className="text-xl font-semibold">{t("readyTitle")}</h2>
      <LocalizedLinkButton to="/register">{t("signUp")}</LocalizedLinkButton>
    </section>
  );
}
