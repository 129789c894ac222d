import type { ReactNode } from "react";
import type { NetworkCoupon } from "#contract/networks/admin-network-coupons.ts";
import { NoValue } from "~/components/data-table/no-value";
import { Alert } from "~/components/ui/alert";
import { DateTime } from "~/components/ui/date-time";
import { Facts } from "~/components/ui/facts";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { RecordButton } from "~/features/administration/record-link";
import { storeFact } from "~/features/administration/store-fact";
import { ProgrammeBadge } from "~/features/networks/programme-badge";
import { CouponWorth } from "~/features/shop-admin/coupon-worth";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { useHasPermission } from "~/page/use-viewer";
import { stepsOf } from "./coupon-steps";

type StoreCoupon = NonNullable<NetworkCoupon["made"]>;

/**
 * Shows a network's coupon and the possible decisions. If the coupon was accepted, also shows how the store's
 * coupon differs from it.
 */
export function CouponDetail({ coupon }: { coupon: NetworkCoupon }) {
  const t = useTranslation("network-coupons");
  const canDecide = useHasPermission("offers.write");
  const { id, title, state, store, made, missingSince, currency } = coupon;
  // The main decision comes last.
  const steps = canDecide ? stepsOf(coupon).toReversed() : [];
  const time = (value: string | null) => (value ? <DateTime value={value} style="minute" /> : <NoValue />);
  const text = (value: string | null) =>
    value ? <bdi className="whitespace-pre-line">{value}</bdi> : <NoValue />;
  const code = (value: string | null) => (value ? <code dir="ltr">{value}</code> : <NoValue />);
  const worth = (value: Pick<NetworkCoupon, "worthKind" | "worth">) => (
    <CouponWorth coupon={{ ...value, currency }} />
  );
  /**
   * Renders a value of the network's coupon, followed by the value of the store's coupon if that is
   * different.
   */
  const withStoreValue = <Value,>(
    networkValue: Value,
    storeValueOf: (storeCoupon: StoreCoupon) => Value,
    show: (value: Value) => ReactNode,
  ) => {
    const isDifferent = made !== null && state === "changed" && storeValueOf(made) !== networkValue;
    return isDifferent ? (
      <>
        {show(networkValue)}
        <span className="block text-sm font-normal text-muted">
          {t("inStore")} {show(storeValueOf(made))}
        </span>
      </>
    ) : (
      show(networkValue)
    );
  };
  return (
    <DetailSheet
      isWide
      title={<bdi>{title}</bdi>}
      subtitle={<ProgrammeBadge {...coupon} />}
      links={
        made && (
          <LocalizedLinkButton size="sm" variant="ghost" to={`/apps/ecommerce/coupons?view=${made.id}`}>
            {t("openCoupon")}
          </LocalizedLinkButton>
        )
      }
      actions={
        steps.length > 0 &&
        steps.map((step) => (
          <RecordButton
            key={step}
            open={{ id, step }}
            label={t(`step_${step}`)}
            variant={step === "accept" ? "solid" : "outline"}
          />
        ))
      }
    >
      {!store && state === "new" && <Alert tone="info">{t("storeMissing")}</Alert>}
      <Facts
        facts={[
          ...(store ? [storeFact(t("store"), store)] : []),
          { label: t("programme"), value: <bdi>{coupon.programme}</bdi> },
          { label: t("id"), value: <bdi className="break-all">{coupon.coupon}</bdi> },
          { label: t("title"), value: withStoreValue(title, (one) => one.title, text) },
          { label: t("code"), value: withStoreValue(coupon.code, (one) => one.code, code) },
          {
            label: t("link"),
            value: (
              <span dir="ltr" className="break-all">
                {text(coupon.link)}
              </span>
            ),
          },
          {
            label: t("worth"),
            value: withStoreValue(
              coupon.worth,
              (one) => one.worth,
              (value) => worth({ worthKind: value > 0 ? coupon.worthKind : "none", worth: value }),
            ),
          },
          { label: t("starts"), value: time(coupon.startsAt) },
          { label: t("ends"), value: withStoreValue(coupon.endsAt, (one) => one.endsAt, time) },
          { label: t("terms"), value: withStoreValue(coupon.terms, (one) => one.terms, text) },
          { label: t("lastSeen"), value: time(coupon.lastSeenAt) },
          ...(missingSince ? [{ label: t("missingSince"), value: time(missingSince) }] : []),
        ]}
      />
    </DetailSheet>
  );
}
