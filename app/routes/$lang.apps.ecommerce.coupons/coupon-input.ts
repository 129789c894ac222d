import type { AdminCoupon } from "#contract/coupons/admin-coupons.ts";
import { toMajorUnits } from "#contract/money/minor-units.ts";
import { formatDateTimeInput } from "~/features/administration/date-time-input";

/** Returns the texts of the form's fields for a coupon. */
export function inputsOf(coupon: AdminCoupon): Record<string, string> {
  const { title, terms, code, link, startsAt, endsAt, store } = coupon;
  return {
    store: store.slug,
    titleEn: title.en,
    titleFr: title.fr ?? "",
    titleAr: title.ar ?? "",
    code: code ?? "",
    link: link ?? "",
    worth: worthText(coupon),
    startsAt: formatDateTimeInput(startsAt),
    endsAt: endsAt ? formatDateTimeInput(endsAt) : "",
    termsEn: terms.en,
    termsFr: terms.fr ?? "",
    termsAr: terms.ar ?? "",
  };
}

/** Formats a coupon's discount for its input: "15%" or "5.00". */
export function worthText({
  worthKind,
  worth,
  currency,
}: Pick<AdminCoupon, "worthKind" | "worth" | "currency">): string {
  if (worthKind === "none") return "";
  return worthKind === "percent" ? `${Math.round(worth * 100) / 10_000}%` : toMajorUnits(worth, currency);
}
