import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { HeadingEnd } from "~/shell/page-marks";
import { HowItWorks } from "./how-it-works";
import { Stores } from "./stores";
import type { VisitorHome as VisitorView } from "./view";

const members = 8_000_000;

/** What Cashlane is and how to begin, for those who have no account yet. */
export default function VisitorHome({ home }: { home: VisitorView }) {
  const t = useTranslation("home");
  const language = useLanguage();
  return (
    <div className="space-y-6">
      <title>{`${t("title")} · Cashlane`}</title>
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
            {t("membersCount", { count: formatNumber(members, language) })}
          </bdi>
          <span className="mt-2 block">{t("membersWhat")}</span>
        </p>
      </section>
      <HeadingEnd />
      <HowItWorks />
      <Stores stores={home.stores} />
      <section className="card-surface flex flex-wrap items-center justify-between gap-4 bg-primary-soft p-6 text-on-primary-soft sm:px-8">
        <h2 className="text-xl font-semibold">{t("readyTitle")}</h2>
        <LocalizedLinkButton to="/register">{t("signUp")}</LocalizedLinkButton>
      </section>
    </div>
  );
}
