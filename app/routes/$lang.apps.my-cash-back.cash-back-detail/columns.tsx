import type { Purchase } from "#contract/cash-back/cash-back.ts";
import type { Column } from "~/components/data-table/columns";
import { NoValue } from "~/components/data-table/no-value";
import { Money } from "~/components/ui/money";
import { RecentTime } from "~/components/ui/recent-time";
import { ExpectedRelease } from "~/features/cash-back/expected-release";
import { LeadBadge } from "~/features/cash-back/lead-badge";
import { StoreLogo } from "~/features/stores/store-logo";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { Link } from "~/components/ui/link";
import { viewSearch } from "./addresses";

/** Returns the columns of a member's purchases. */
export function purchaseColumns(t: Translate<Namespaces["cash-back"]>, today: string): Column<Purchase>[] {
  return [
    { id: "store", header: t("store"), primary: true, cell: (row) => <Store row={row} /> },
    {
      id: "purchased",
      header: t("purchased"),
      cell: (row) => <RecentTime value={row.occurredAt} today={today} />,
    },
    {
      id: "amount",
      header: t("orderAmount"),
      align: "end",
      cell: (row) => <Money amount={row.orderAmount} currency={row.currency} />,
    },
    {
      id: "cashBack",
      header: t("cashBack"),
      align: "end",
      cell: (row) => <CashBack row={row} />,
    },
    { id: "state", header: t("state"), cell: (row) => <LeadBadge state={row.state} /> },
    {
      id: "expected",
      header: t("expected"),
      labelled: true,
      cell: ({ expected }) => (expected ? <ExpectedRelease expected={expected} /> : <NoValue />),
    },
  ];
}

/** Shows the cash back, struck through if the purchase was rejected or reversed. */
function CashBack({ row: { state, cashBack, currency } }: { row: Purchase }) {
  if (state !== "rejected" && state !== "reversed")
    return <Money amount={cashBack} currency={currency} className="font-medium" />;
  return (
    <s className="text-muted">
      <Money amount={cashBack} currency={currency} />
    </s>
  );
}

function Store({ row: { id, store, orderNumber } }: { row: Purchase }) {
  return (
    <span className="flex items-center gap-3">
      <StoreLogo store={store} />
      <span className="min-w-0">
        <Link to={viewSearch(id)} className="block truncate text-primary hover:underline">
          <bdi className="block truncate">{store.name}</bdi>
        </Link>
        {orderNumber && (
          <span className="figures block truncate text-sm font-normal text-muted">
            <bdi dir="ltr">{orderNumber}</bdi>
          </span>
        )}
      </span>
    </span>
  );
}
