import type { AdminOrder } from "#contract/shop/admin-shop-orders.ts";
import type { Column } from "~/components/data-table/columns";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { PersonName } from "~/features/administration/person-name";
import { OrderBadge } from "~/features/shop/order-badge";
import { adminOrderHref } from "~/features/shop-admin/shop-admin-paths";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** Returns the columns of all orders. */
export function orderColumns(t: Translate<Namespaces["shop-admin"]>): Column<AdminOrder>[] {
  return [
    {
      id: "order",
      header: t("order"),
      primary: true,
      cell: ({ id, reference, lines }) => (
        <span className="block min-w-0">
          <LocalizedLink to={adminOrderHref(id)} className="tabular-nums block text-primary hover:underline">
            <bdi>{reference}</bdi>
          </LocalizedLink>
          <bdi className="block truncate text-sm font-normal text-muted">
            {lines.map(({ product }) => product.name.text).join(", ")}
          </bdi>
        </span>
      ),
    },
    {
      id: "placed",
      header: t("placed"),
      cell: ({ placedAt }) => <DateTime value={placedAt} style="minute" />,
    },
    { id: "buyer", header: t("buyer"), cell: ({ buyer }) => <PersonName person={buyer} /> },
    {
      id: "total",
      header: t("total"),
      align: "end",
      cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
    },
    { id: "state", header: t("state"), cell: ({ state }) => <OrderBadge state={state} /> },
  ];
}
