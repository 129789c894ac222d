import type { Welcome } from "#contract/stores/welcome.ts";
import { rateRange } from "~/features/stores/cash-back-text";
import { StoreLogo } from "~/features/stores/store-logo";
import { moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** The data of the reasons to join: stores with their rates, and the minimum withdrawal. */
export interface Offer {
  stores: Welcome["popular"];
  facts: Pick<Welcome["facts"], "minimum" | "currency">;
}

/** Reasons to join. They are next to the form on wide screens, and below it on others. */
export function Reasons({ offer }: { offer: Offer | null }) {
  const t = useTranslation("register");
  const language = useLanguage();
  return (
    <aside className="grid content-center gap-6 bg-[#084c40] p-6 text-[#ffffff] sm:p-8 lg:p-12">
      <h2 className="text-2xl font-bold text-balance">{t("reasonTitle")}</h2>
      {offer && (
        <ul className="grid gap-3">
          {offer.stores.map((store) => (
            <li key={store.slug} className="flex items-center gap-3 rounded-lg bg-surface p-3 text-ink">
              <StoreLogo store={store} />
              <bdi className="min-w-0 flex-1 truncate font-medium">{store.name}</bdi>
              {store.cashBack && (
                <span suppressHydrationWarning className="figures font-semibold text-success">
                  {rateRange(store.cashBack, language)}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <ul className="grid list-disc gap-2 ps-5 text-[#cdeee4]">
        <li suppressHydrationWarning>
          {offer
            ? t("reasonFree", {
                minimum: moneyInText(offer.facts.minimum, offer.facts.currency, language, { short: true }),
              })
            : t("reasonFreeShort")}
        </li>
        <li>{t("reasonTerms")}</li>
        <li>{t("reasonClaims")}</li>
      </ul>
    </aside>
  );
}
