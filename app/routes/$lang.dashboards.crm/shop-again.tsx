import { Heart } from "lucide-react";
import { PartRegion } from "~/components/states/part-region";
import { rateRange } from "~/features/stores/cash-back-text";
import { StoreLogo } from "~/features/stores/store-logo";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import type { PagePart } from "~/provider-client/page-part";
import type { HomeStore } from "./view";

/** Shows favourite and recently visited stores in a row, which scrolls sideways on phones. */
export function ShopAgain({ stores }: { stores: PagePart<HomeStore[]> }) {
  const t = useTranslation("home");
  const hasFavourites = stores.state === "loaded" && stores.data.some(({ isFavourite }) => isFavourite);
  return (
    <section id="stores" aria-labelledby="shop-again" className="scroll-mt-24">
      <div className="mb-1 flex sm:mb-2 items-baseline justify-between gap-4">
        <h2 id="shop-again" className="text-lg font-semibold">
          {t("shopAgain")}
        </h2>
        <p className="flex gap-4 text-sm font-medium text-primary">
          {hasFavourites && (
            <LocalizedLink to="/apps/favourites" className="py-1 hover:underline">
              {t("myFavourites")}
            </LocalizedLink>
          )}
          <LocalizedLink to="/stores" className="py-1 hover:underline">
            {t("allStores")}
          </LocalizedLink>
        </p>
      </div>
      <PartRegion part={stores}>
        {(tiles) => (
          <ul className="flex snap-x gap-3 overflow-x-auto pb-1 sm:grid sm:grid-cols-3 sm:overflow-visible md:grid-cols-6">
            {tiles.map((store) => (
              <Tile key={store.id} store={store} />
            ))}
          </ul>
        )}
      </PartRegion>
    </section>
  );
}

function Tile({ store }: { store: HomeStore }) {
  const t = useTranslation("home");
  const language = useLanguage();
  const { slug, name, cashBack, isFavourite } = store;
  return (
    <li className="card-surface look-shop-tile">
      <StoreLogo store={store} />
      {isFavourite && (
        <Heart
          role="img"
          aria-label={t("favouriteStore")}
          className="absolute end-3 top-3 size-4 fill-current text-danger"
        />
      )}
      <LocalizedLink to={`/stores/${slug}`} className="look-row-link text-sm after:rounded-md">
        <bdi className="block truncate">{name}</bdi>
      </LocalizedLink>
      <span suppressHydrationWarning className="figures text-sm">
        {cashBack ? (
          <span className="font-medium text-success">{rateRange(cashBack, language)}</span>
        ) : (
          <span className="block truncate text-xs leading-5 text-muted">{t("noRate")}</span>
        )}
      </span>
    </li>
  );
}
