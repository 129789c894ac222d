import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { memberCount } from "./member-count";

/** What Cashlane is in a sentence, and the way in. */
export function Hero() {
  const t = useTranslation("welcome");
  const language = useLanguage();
  return (
    <section className="card-surface blank-ground grid items-center gap-8 p-6 sm:p-10 lg:grid-cols-[3fr_2fr]">
      <div>
        <h1 className="max-w-2xl text-3xl font-bold tracking-tight text-balance sm:text-4xl lg:text-5xl">
          {t("heroTitle")}
        </h1>
        <p className="mt-4 max-w-xl text-lg text-muted">{t("heroText")}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LocalizedLinkButton to="/register">{t("signUp")}</LocalizedLinkButton>
          <LocalizedLinkButton to="/login" variant="outline">
            {t("logIn")}
          </LocalizedLinkButton>
        </div>
      </div>
      <p className="rounded-xl bg-primary px-6 py-10 text-center text-on-primary">
        <bdi
          dir="ltr"
          suppressHydrationWarning
          className="figures block text-4xl font-bold tracking-tight lg:text-5xl"
        >
          {t("membersCount", { count: formatNumber(memberCount, language) })}
        </bdi>
        <span className="mt-2 block">{t("membersWhat")}</span>
      </p>
    </section>
  );
}
