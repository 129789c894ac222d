import type { NetworkCoupon } from "#contract/networks/admin-network-coupons.ts";
import { networkCouponSteps } from "#contract/networks/network-coupon-steps.ts";
import type { Column } from "~/components/data-table/columns";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { NoValue } from "~/components/data-table/no-value";
import { EmptyState } from "~/components/states/empty-state";
import { DateTime } from "~/components/ui/date-time";
import { AdminList } from "~/features/administration/admin-list";
import { RecordName } from "~/features/administration/record-name";
import { ProgrammeBadge } from "~/features/networks/programme-badge";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useTranslation } from "~/i18n/use-translation";
import { useHasPermission } from "~/page/use-viewer";
import { isPossible } from "./coupon-steps";

/** Lists a network's coupons, last changed first. */
export function CouponList({ list }: { list: ListPage<NetworkCoupon> }) {
  const t = useTranslation("network-coupons");
  const canWrite = useHasPermission("offers.write");
  return (
    <AdminList
      list={list}
      searchHint={t("searchHint")}
      label={t("table")}
      columns={columnsOf(t)}
      rowLabel={({ title }) => title}
      filterLabel={filterLabels(t)}
      bulk={
        canWrite
          ? {
              form: "chosen-network-coupons",
              steps: networkCouponSteps,
              isPossible,
              label: (step) => t(`step_${step}`),
            }
          : undefined
      }
      empty={<EmptyState illustration="search" title={t("emptyTitle")} text={t("emptyText")} />}
    />
  );
}

function columnsOf(t: Translate<Namespaces["network-coupons"]>): Column<NetworkCoupon>[] {
  return [
    {
      id: "coupon",
      header: t("coupon"),
      primary: true,
      cell: ({ id, title, store, programme }) => (
        <RecordName id={id} name={title}>
          {store ? store.name : t("programmeOf", { programme })}
        </RecordName>
      ),
    },
    {
      id: "code",
      header: t("code"),
      cell: ({ code }) => (code ? <code dir="ltr">{code}</code> : <NoValue />),
    },
    {
      id: "ends",
      labelled: true,
      header: t("ends"),
      cell: ({ endsAt }) => (endsAt ? <DateTime value={endsAt} style="minute" /> : <NoValue />),
    },
    {
      id: "changed",
      labelled: true,
      header: t("lastChange"),
      cell: ({ changedAt }) => <DateTime value={changedAt} style="minute" />,
    },
    { id: "state", header: t("state"), cell: (coupon) => <ProgrammeBadge {...coupon} /> },
  ];
}
