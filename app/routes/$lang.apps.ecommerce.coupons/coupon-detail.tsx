import type { AdminCoupon } from "#contract/coupons/admin-coupons.ts";
import { DateTime } from "~/components/ui/date-time";
import { Facts } from "~/components/ui/facts";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { RecordButton } from "~/features/administration/record-link";
import { storeFact } from "~/features/administration/store-fact";
import { useTranslation } from "~/i18n/use-translation";
import { useHasPermission } from "~/page/use-viewer";
import { CouponWorth } from "~/features/shop-admin/coupon-worth";
import { CouponBadge, Votes } from "./coupon-parts";

/** Shows a coupon with its details. */
export function CouponDetail({ coupon }: { coupon: AdminCoupon }) {
  const t = useTranslation("coupon-admin");
  const canWrite = useHasPermission("offers.write") && coupon.state !== "ended";
  const { id, title, store, kind, code, link, state, startsAt, endsAt, votes, terms, source } = coupon;
  const facts = [
    storeFact(t("store"), store),
    { label: t("worth"), value: <CouponWorth coupon={coupon} /> },
    { label: t("kind"), value: t(`kind_${kind}`) },
    ...(code ? [{ label: t("code"), value: <code dir="ltr">{code}</code> }] : []),
    ...(link
      ? [
          {
            label: t("link"),
            value: (
              <span dir="ltr" className="break-all">
                {link}
              </span>
            ),
          },
        ]
      : []),
    { label: t("starts"), value: <DateTime value={startsAt} style="minute" /> },
    { label: t("ends"), value: endsAt ? <DateTime value={endsAt} style="minute" /> : t("openEnd") },
    ...(source ? [{ label: t("source"), value: <bdi>{source.name}</bdi> }] : []),
    { label: t("votes"), value: <Votes votes={votes} /> },
  ];
  return (
    <DetailSheet
      title={<bdi>{title.en}</bdi>}
      subtitle={<CouponBadge state={state} />}
      actions={
        canWrite && (
          <>
            <RecordButton open={{ id, step: "end" }} label={t("end")} variant="outline" />
            <RecordButton open={{ view: id, step: "edit" }} label={t("edit")} />
          </>
        )
      }
    >
      <Facts facts={facts} />
      {terms.en && <p className="whitespace-pre-line text-muted">{terms.en}</p>}
    </DetailSheet>
  );
}
