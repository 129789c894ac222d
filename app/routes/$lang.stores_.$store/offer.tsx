import type { Store } from "#contract/stores.ts";
import { DateTime } from "~/components/ui/date-time";
import { rateRange } from "~/features/stores/cash-back-text";
import { Fact } from "~/features/stores/fact";
import { StoreLogo } from "~/features/stores/store-logo";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** What the store gives back: its rate in large figures, coupons, and when a purchase and its money usually come. */
export function Offer({ store }: { store: Store }) {
  const t = useTranslation("stores");
  const { name, category, coupons, offer } = store;
  const payableAfterDays = store.payableAfterDays ?? offer?.holdDays;
  return (
    <section aria-label={name} className="card-surface p-6 sm:p-8">
      <div className="flex items-center gap-4">
        <StoreLogo store={store} size="lg" />
        <div className="min-w-0">
          <p className="truncate text-xl font-semibold">
            <bdi>{name}</bdi>
          </p>
          <LocalizedLink
            to={`/stores?f.category=${category}`}
            className="text-sm font-medium text-primary underline-offset-2 hover:underline"
          >
            {t(`category_${category}`)}
          </LocalizedLink>
        </div>
      </div>
      <Rate store={store} />
      <dl className="mt-6 grid gap-4 border-t border-line pt-5 xs:grid-cols-2">
        <Fact term={t("couponsLabel")}>
          {coupons > 0 ? t("coupons", { count: coupons }) : t("noCoupons")}
        </Fact>
        {offer && (
          <Fact term={t("trackedLabel")}>{t("trackedWithin", { count: offer.tracksWithinHours })}</Fact>
        )}
        {offer && payableAfterDays !== undefined && (
          <Fact term={t("payableLabel")}>{t("payableAfter", { count: payableAfterDays })}</Fact>
        )}
        {offer?.endsAt && (
          <Fact term={t("offerEnds")}>
            <DateTime value={offer.endsAt} />
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Rate({ store: { name, cashBack } }: { store: Store }) {
  const t = useTranslation("stores");
  const language = useLanguage();
  if (!cashBack)
    return (
      <div className="mt-6">
        <p className="text-2xl font-semibold">{t("noCashBack")}</p>
        <p className="mt-1 text-muted">{t("ratePaused", { name })}</p>
      </div>
    );
  const { kind, minimum, maximum } = cashBack;
  const everything = kind === "flat" ? t("ratePerPurchase", { name }) : t("rateSame", { name });
  return (
    <div className="mt-6">
      <p className="text-sm font-medium text-muted">{t("cashBack")}</p>
      <p
        suppressHydrationWarning
        className="figures text-4xl font-bold tracking-tight text-success lg:text-5xl"
      >
        {rateRange(cashBack, language)}
      </p>
      <p className="mt-1 text-muted">{minimum === maximum ? everything : t("rateDiffers")}</p>
    </div>
  );
}
