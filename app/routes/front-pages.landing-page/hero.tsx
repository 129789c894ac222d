import type { Welcome } from "#contract/stores/welcome.ts";
import { rateRange } from "~/features/stores/cash-back-text";
import { StoreLogo } from "~/features/stores/store-logo";
import { moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { examplePurchase } from "./example";
import { ExampleCard } from "./example-card";
import { StoreSearch } from "./store-search";

/** Shows the product in one sentence, the store search, and an example purchase. */
export function Hero({ data, currency }: { data: Welcome | null; currency: string }) {
  const t = useTranslation("welcome");
  const language = useLanguage();
  return (
    <section className="grid grid-cols-1 items-center gap-6 lg:grid-cols-[7fr_5fr] lg:gap-14">
      <div className="min-w-0">
        <h1 className="max-w-2xl text-3xl font-bold tracking-tight text-balance sm:text-5xl">
          {t("heroTitle")}
        </h1>
        <p className="mt-3 mb-5 max-w-xl text-muted sm:mt-4 sm:mb-7 sm:text-lg">{t("heroText")}</p>
        <StoreSearch label={t("searchLabel")} />
        {data && (
          <ul
            aria-label={t("popular")}
            className="mt-4 flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1 sm:flex-wrap"
          >
            {data.popular.map((store) => (
              <li key={store.slug} className="shrink-0">
                <LocalizedLink
                  to={`/stores/${store.slug}`}
                  className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface py-1 ps-1.5 pe-3.5 text-sm hover:border-primary"
                >
                  <StoreLogo store={store} size="sm" />
                  <bdi className="whitespace-nowrap">{store.name}</bdi>
                  {store.cashBack && (
                    <span
                      suppressHydrationWarning
                      className="figures font-semibold whitespace-nowrap text-success"
                    >
                      {rateRange(store.cashBack, language)}
                    </span>
                  )}
                </LocalizedLink>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <LocalizedLinkButton to="/register">{t("signUp")}</LocalizedLinkButton>
          <p className="text-sm text-muted" suppressHydrationWarning>
            {data
              ? t("heroNote", {
                  minimum: moneyInText(data.facts.minimum, data.facts.currency, language, { short: true }),
                })
              : t("heroNoteShort")}
          </p>
        </div>
      </div>
      <ExampleCard example={examplePurchase(data, currency)} />
    </section>
  );
}
