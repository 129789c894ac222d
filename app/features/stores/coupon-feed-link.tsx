import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** A link to the feed of new coupons, in the page and in the document's head for feed readers. */
export function CouponFeedLink() {
  const t = useTranslation("stores");
  const address = `/${useLanguage()}/coupons.atom`;
  return (
    <>
      {import.meta.env.SSR && <link rel="alternate" type="application/atom+xml" href={address} />}
      <a
        href={address}
        className="inline-flex min-h-6 items-center text-sm text-muted underline hover:text-ink"
      >
        {t("couponFeed")}
      </a>
    </>
  );
}
