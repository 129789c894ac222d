import type { AdminCoupon } from "#contract/coupons/admin-coupons.ts";
import { NoValue } from "~/components/data-table/no-value";
import { formatBasisPoints, formatMoney } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-translation";

/** The discount of a coupon as text. */
export function CouponWorth({
  coupon: { worthKind, worth, currency },
}: {
  coupon: Pick<AdminCoupon, "worthKind" | "worth" | "currency">;
}) {
  const language = useLanguage();
  if (worthKind === "none") return <NoValue />;
  const text =
    worthKind === "percent" ? formatBasisPoints(worth, language) : formatMoney(worth, currency, language);
  return (
    <bdi suppressHydrationWarning className="figures">
      {text}
    </bdi>
  );
}
