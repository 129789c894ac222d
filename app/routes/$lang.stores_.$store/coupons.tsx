import type { Coupon, Store } from "#contract/stores/stores.ts";
import { Button } from "~/components/ui/button";
import { buttonStyle } from "~/components/ui/button-style";
import { Card } from "~/components/ui/card";
import { Chevron } from "~/components/ui/chevron";
import { CopyButton } from "~/components/ui/copy-button";
import { DateTime } from "~/components/ui/date-time";
import { CouponFeedLink } from "~/features/stores/coupon-feed-link";
import { LocalizedSpan } from "~/features/stores/localized-span";
import { useLocalizedPath } from "~/navigation/localized-link";
import { CouponVotes } from "./coupon-votes";
import { useTranslation } from "~/i18n/use-translation";
import { TimeZoneInput } from "~/features/stores/shop/time-zone-input";

const initialCoupons = 4;

interface CouponsProps {
  store: Store;
  /** The user's votes by coupon; `null` for visitors. */
  votes: Record<string, boolean> | null;
  /** The idempotency key of the forms that open the store. */
  formKey: string;
}

/** Shows the valid coupons with the highest savings. The others are in a `details` element. */
export function Coupons({ store, votes, formKey }: CouponsProps) {
  const t = useTranslation("stores");
  const coupons = store.runningCoupons;
  const shared = { store, votes, formKey };
  const hiddenCoupons = coupons.slice(initialCoupons);
  return (
    <Card
      title={t("couponsLabel")}
      subtitle={coupons.length > 0 && t("coupons", { count: coupons.length })}
      actions={<CouponFeedLink />}
    >
      {coupons.length === 0 && <p className="text-muted">{t("noCoupons")}</p>}
      <CouponGrid coupons={coupons.slice(0, initialCoupons)} {...shared} />
      {hiddenCoupons.length > 0 && (
        <details className="group mt-4">
          <summary className={buttonStyle("soft", "sm", "group-open:mb-3")}>
            {t("couponsAll", { count: coupons.length })}
            <Chevron className="group-open:rotate-180" />
          </summary>
          <CouponGrid coupons={hiddenCoupons} {...shared} />
        </details>
      )}
    </Card>
  );
}

/** A grid of coupons, each with a button that copies its code. Without scripts, users can select the code. */
function CouponGrid({ coupons, ...shared }: CouponsProps & { coupons: Coupon[] }) {
  const t = useTranslation("stores");
  return (
    <ul aria-label={t("couponsLabel")} className="grid gap-3 md:grid-cols-2 empty:hidden">
      {coupons.map((coupon) => (
        <li
          key={coupon.id}
          id={`coupon-${coupon.id}`}
          className="flex scroll-mt-24 flex-col gap-3 rounded-md border border-dashed border-line-strong p-4 target:border-primary"
        >
          <div>
            <p className="text-lg font-semibold">
              <LocalizedSpan text={coupon.title} />
            </p>
            {coupon.terms && (
              <p className="text-sm">
                <LocalizedSpan text={coupon.terms} />
              </p>
            )}
            <p className="text-sm text-muted">
              {coupon.endsAt ? t("couponEnds") : t("couponOpenEnd")}{" "}
              {coupon.endsAt && <DateTime value={coupon.endsAt} />}
            </p>
          </div>
          <CouponActions coupon={coupon} {...shared} />
          <CouponVotes coupon={coupon} votes={shared.votes} />
        </li>
      ))}
    </ul>
  );
}

/**
 * The action of a coupon: copying its code, or opening the store with a click that earns cash back. Otherwise
 * says that no code is needed.
 */
function CouponActions({
  coupon: { id, kind, code },
  store,
  votes,
  formKey,
}: CouponsProps & { coupon: Coupon }) {
  const t = useTranslation("stores");
  const page = useLocalizedPath(`/stores/${store.slug}`);
  if (code !== null)
    return (
      <div className="mt-auto flex flex-wrap items-center gap-3">
        <code
          dir="ltr"
          className="rounded-md bg-sunken px-3 py-1.5 font-mono font-semibold tracking-wide break-all whitespace-pre-wrap select-all"
        >
          {code}
        </code>
        <CopyButton
          text={code}
          label={t("couponCopyCode", { code })}
          captions={{ copy: t("couponCopy"), copied: t("couponCopiedShort") }}
          outcomes={{ done: t("couponCopied", { code }), failed: t("couponNotCopied") }}
        />
      </div>
    );
  if (kind === "link" && votes && store.shopping === "open")
    return (
      <form method="post" action={`${page}/shop`} target="_blank" rel="noopener" className="mt-auto">
        {/* The coupon and the shop button have different target URLs, so the coupon needs a separate
            click with its own key. */}
        <input type="hidden" name="key" value={formKey.slice(0, 18) + id.slice(18)} />
        <input type="hidden" name="coupon" value={id} />
        <TimeZoneInput />
        <Button type="submit" size="sm" variant="soft">
          {t("couponGo")}
        </Button>
      </form>
    );
  return <p className="mt-auto text-sm text-muted">{t("couponCodeless")}</p>;
}
