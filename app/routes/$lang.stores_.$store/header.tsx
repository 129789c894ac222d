import type { Rating } from "#contract/reviews/reviews.ts";
import type { Store } from "#contract/stores/stores.ts";
import { DateTime } from "~/components/ui/date-time";
import { DirectionalIcon } from "~/components/ui/directional-icon";
import { Stars } from "~/features/reviews/stars";
import { rateRange } from "~/features/stores/cash-back-text";
import { FavouriteButton } from "~/features/stores/favourite-button";
import { StoreLogo } from "~/features/stores/store-logo";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { Shop } from "./shop";

interface StoreHeaderProps {
  store: Store;
  /** `null` if the rating couldn't be loaded. */
  rating: Rating | null;
  /** The slugs of the user's favourites; `null` if unknown. */
  favourites: string[] | null;
  /** The idempotency key of the shop button's form. */
  formKey: string;
}

const linkStyle = "font-medium text-primary underline-offset-2 hover:underline";

/** A link back to the stores, and a card with the store's name, rate and shop button. */
export function StoreHeader({ store, rating, favourites, formKey }: StoreHeaderProps) {
  const t = useTranslation("stores");
  const { name, category } = store;
  const ofCategory = `/stores?f.category=${category}`;
  return (
    <div>
      <nav aria-label={t("breadcrumb")} className="no-print mb-2 text-sm">
        <ol className="flex flex-wrap items-center gap-1.5">
          <li>
            <LocalizedLink to="/stores" className={`inline-flex min-h-9 items-center ${linkStyle}`}>
              {t("title")}
            </LocalizedLink>
          </li>
          <li className="flex items-center gap-1.5">
            <DirectionalIcon name="forward" className="size-3.5 text-muted" />
            <LocalizedLink to={ofCategory} className={`inline-flex min-h-9 items-center ${linkStyle}`}>
              {t(`category_${category}`)}
            </LocalizedLink>
          </li>
        </ol>
      </nav>
      <div className="card-surface grid gap-x-10 gap-y-5 p-5 sm:p-8 md:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-wrap items-start gap-4">
          <StoreLogo store={store} size="lg" />
          <div className="min-w-0 grow basis-32">
            <h1 className="text-2xl font-bold tracking-tight wrap-anywhere sm:text-3xl">
              <bdi>{name}</bdi>
            </h1>
            <p className="text-muted">{t(`category_${category}`)}</p>
            {rating && rating.average !== null && <RatingLink rating={rating} average={rating.average} />}
          </div>
          {favourites && <FavouriteButton store={store} isFavourite={favourites.includes(store.slug)} />}
        </div>
        <div>
          <Rate store={store} />
          <Shop store={store} formKey={formKey} />
        </div>
      </div>
    </div>
  );
}

function RatingLink({ rating, average }: { rating: Rating; average: number }) {
  const t = useTranslation("reviews");
  const language = useLanguage();
  return (
    <a href="#reviews" className="mt-1 inline-flex min-h-9 items-center gap-2 hover:underline">
      <Stars stars={Math.round(average / 100)} />
      <span aria-hidden className="figures text-sm" suppressHydrationWarning>
        {formatNumber(average / 100, language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
      </span>
      <span className="text-sm text-muted">{t("count", { count: rating.count })}</span>
    </a>
  );
}

function Rate({ store: { name, cashBack, offer, boost } }: { store: Store }) {
  const t = useTranslation("stores");
  const language = useLanguage();
  if (!cashBack) return <p className="text-xl font-semibold">{t("noCashBack")}</p>;
  const { kind, minimum, maximum } = cashBack;
  const everything = kind === "flat" ? t("ratePerPurchase", { name }) : t("rateSame", { name });
  return (
    <>
      <p className="text-sm font-medium text-muted">{t("cashBack")}</p>
      <p suppressHydrationWarning className="figures text-4xl font-bold tracking-tight text-success">
        {rateRange(cashBack, language)}
      </p>
      {boost?.usual && (
        <p suppressHydrationWarning className="text-sm font-medium">
          {t("usually", { rate: rateRange(boost.usual, language) })}
        </p>
      )}
      <p className="mt-1 text-sm text-muted">{minimum === maximum ? everything : t("rateDiffers")}</p>
      {boost && (
        <p className="mt-1 text-sm font-medium text-warning">
          {t("boostEnds")} <DateTime value={boost.endsAt} style="minute" />
        </p>
      )}
      {!boost && offer?.endsAt && (
        <p className="mt-1 text-sm font-medium text-warning">
          {t("offerEnds")} <DateTime value={offer.endsAt} />
        </p>
      )}
    </>
  );
}
