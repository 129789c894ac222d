import type { StoreTile as Store } from "#contract/stores/stores.ts";
import { DateTime } from "~/components/ui/date-time";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { rateText } from "./cash-back-text";
import { FavouriteButton } from "./favourite-button";
import { StoreLogo } from "./store-logo";

interface StoreTileProps {
  store: Store;
  /** Whether the store is a favourite; `null` for a tile without a heart. */
  isFavourite: boolean | null;
  /** Whether to say when a raised rate ends, instead of the number of coupons. */
  showsEnd: boolean;
}

/**
 * A store with its rate and a link to its page. All tiles of a grid have the same height. On phones, the name
 * stands under the logo and the heart, so that it has the tile's full width.
 */
export function StoreTile({ store, isFavourite, showsEnd }: StoreTileProps) {
  const t = useTranslation("stores");
  const language = useLanguage();
  const { slug, name, cashBack, boost, coupons } = store;
  return (
    <li className="look-store-tile">
      <StoreLogo store={store} />
      <div className="min-w-0 sm:flex-1">
        <LocalizedLink
          to={`/stores/${slug}`}
          className={isFavourite === null ? "look-row-link" : "look-row-link sm:pe-7"}
        >
          <bdi className="block truncate">{name}</bdi>
        </LocalizedLink>
        {cashBack && (
          <p suppressHydrationWarning className="look-store-rate">
            {t(cashBack.minimum === cashBack.maximum ? "rateFixed" : "rateUpTo", {
              rate: rateText(cashBack, cashBack.maximum, language),
            })}
            {boost?.usual && <UsualRate rate={rateText(boost.usual, boost.usual.maximum, language)} />}
          </p>
        )}
        <p className="look-store-note">
          {showsEnd && boost ? (
            <>
              {t("couponEnds")} <DateTime value={boost.endsAt} style="shortDay" />
            </>
          ) : coupons > 0 ? (
            t("coupons", { count: coupons })
          ) : (
            !cashBack && t("noCashBack")
          )}
        </p>
      </div>
      {isFavourite !== null && (
        <FavouriteButton store={store} isFavourite={isFavourite} className="absolute end-0.5 top-0.5" />
      )}
    </li>
  );
}

/** The usual rate, which a raised rate replaces temporarily. */
function UsualRate({ rate }: { rate: string }) {
  const t = useTranslation("stores");
  return (
    <>
      {/* An inline block, so that right-to-left text puts it after the rate. */}
      <s aria-hidden className="ms-2 inline-block text-sm font-normal text-muted">
        {rate}
      </s>
      <span className="sr-only"> {t("usually", { rate })}</span>
    </>
  );
}
