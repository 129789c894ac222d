import type { OfferStore } from "#contract/offers/admin-offers.ts";
import type { StoreTile as Tile } from "#contract/stores/stores.ts";
import { RateTable } from "~/features/stores/rate-table";
import { StoreTile } from "~/features/stores/store-tile";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { parseOffer } from "./parse-offer";
import { shownTerms } from "./shown-terms";
import type { OfferInput } from "./offer-input";

interface OfferPreviewProps {
  typed: OfferInput;
  stores: OfferStore[];
  currency: string;
}

/** Shows how the entered values would look on the store's tile and page. */
export function OfferPreview({ typed, stores, currency }: OfferPreviewProps) {
  const t = useTranslation("offers");
  const language = useLanguage();
  const { offer, problems } = parseOffer(typed, { currency, language });
  const isReadable = !Object.keys(problems).some((name) => /^(?:rate|cap|tier\d+-rate)$/.test(name));
  const store = stores.find(({ slug }) => slug === typed.store);
  return (
    <section
      aria-label={t("preview")}
      className="border-t border-line pt-5 lg:sticky lg:top-0 lg:self-start lg:border-0 lg:pt-0"
    >
      <h3 className="mb-3 font-semibold">{t("preview")}</h3>
      {isReadable ? (
        <div className="space-y-5">
          {store && (
            // Inert, because following the tile's link would leave the form.
            <ul inert>
              <StoreTile isFavourite={null} showsEnd store={tileOf(store, offer, currency)} />
            </ul>
          )}
          <RateTable terms={shownTerms(offer, currency, language)} />
        </div>
      ) : (
        <p className="text-muted">{t("previewLater")}</p>
      )}
    </section>
  );
}

function tileOf(
  store: OfferStore,
  { rateKind, rate, tiers }: ReturnType<typeof parseOffer>["offer"],
  currency: string,
): Tile {
  const rates = [rate, ...tiers.map((tier) => tier.rate)];
  const cashBack = { kind: rateKind, minimum: Math.min(...rates), maximum: Math.max(...rates), currency };
  return { ...store, id: store.slug, coupons: 0, cashBack, boost: null };
}
