import type { AdminCoupon } from "#contract/coupons/admin-coupons.ts";
import type { Column } from "~/components/data-table/columns";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { EmptyState } from "~/components/states/empty-state";
import { Period } from "~/components/ui/period";
import { AdminList } from "~/features/administration/admin-list";
import { RecordName } from "~/features/administration/record-name";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { useHasPermission } from "~/page/use-viewer";
import { CouponWorth } from "~/features/shop-admin/coupon-worth";
import { CouponBadge, Votes } from "./coupon-parts";

/** Lists all coupons, newest first. */
export function CouponList({ list }: { list: ListPage<AdminCoupon> }) {
  const t = useTranslation("coupon-admin");
  const language = useLanguage();
  const canWrite = useHasPermission("offers.write");
  return (
    <AdminList
      list={list}
      searchHint={t("searchHint")}
      label={t("table")}
      columns={columns(t, language)}
      rowLabel={({ title, store }) => `${title.en}, ${store.name}`}
      filterLabel={filterLabels(t)}
      bulk={
        canWrite
          ? {
              form: "chosen-coupons",
              steps: ["end"],
              isPossible: ({ state }) => state !== "ended",
              label: () => t("end"),
            }
          : undefined
      }
      empty={<EmptyState illustration="wallet" title={t("emptyTitle")} text={t("emptyText")} />}
    />
  );
}

function columns(t: Translate<Namespaces["coupon-admin"]>, language: Language): Column<AdminCoupon>[] {
  return [
    {
      id: "coupon",
      header: t("coupon"),
      primary: true,
      cell: ({ id, title, store }) => (
        <RecordName id={id} name={title[language] ?? title.en}>
          {store.name}
        </RecordName>
      ),
    },
    {
      id: "worth",
      header: t("worth"),
      align: "end",
      cell: (coupon) => <CouponWorth coupon={coupon} />,
    },
    {
      id: "code",
      header: t("code"),
      cell: ({ kind, code }) => (code ? <code dir="ltr">{code}</code> : t(`kind_${kind}`)),
    },
    {
      id: "start",
      header: t("period"),
      cell: (coupon) => <Period of={coupon} openEnd={t("openEnd")} />,
    },
    {
      id: "votes",
      labelled: true,
      header: t("votes"),
      cell: ({ votes }) => <Votes votes={votes} />,
    },
    { id: "state", header: t("state"), cell: ({ state }) => <CouponBadge state={state} /> },
  ];
}
