import type { Claim } from "#contract/claims/claims.ts";
import type { Column } from "~/components/data-table/columns";
import { Money } from "~/components/ui/money";
import { RecentTime } from "~/components/ui/recent-time";
import { ClaimBadge } from "~/features/cash-back/claim-badge";
import { OrderDay } from "~/features/cash-back/order-day";
import { StoreLogo } from "~/features/stores/store-logo";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { LocalizedLink } from "~/navigation/localized-link";

type Text = Translate<Namespaces["claims"]>;

/** Returns the columns of a member's claims. */
export function claimColumns(t: Text, today: string): Column<Claim>[] {
  return [
    { id: "store", header: t("store"), primary: true, cell: (row) => <Store row={row} /> },
    { id: "ordered", header: t("ordered"), cell: (row) => <OrderDay day={row.orderedOn} /> },
    {
      id: "amount",
      header: t("amount"),
      align: "end",
      cell: (row) => <Money amount={row.orderAmount} currency={row.currency} />,
    },
    { id: "sent", header: t("sentAt"), cell: (row) => <RecentTime value={row.createdAt} today={today} /> },
    { id: "state", header: t("state"), cell: (row) => <Outcome row={row} t={t} /> },
  ];
}

function Store({ row: { store, orderNumber } }: { row: Claim }) {
  return (
    <span className="flex items-center gap-3">
      <StoreLogo store={store} />
      <span className="min-w-0">
        <span className="block truncate">
          <bdi className="block truncate">{store.name}</bdi>
        </span>
        <span className="figures block truncate text-sm font-normal text-muted">
          <bdi dir="ltr">{orderNumber}</bdi>
        </span>
      </span>
    </span>
  );
}

function Outcome({ row: { state, reason, purchaseId }, t }: { row: Claim; t: Text }) {
  return (
    <span className="inline-block max-w-72">
      <ClaimBadge state={state} />
      {reason && (
        <span dir="auto" className="mt-1 block text-sm break-words text-muted">
          {reason}
        </span>
      )}
      {purchaseId && (
        <LocalizedLink
          to={`/apps/my-cash-back/cash-back-detail?view=${encodeURIComponent(purchaseId)}`}
          className="mt-1 block text-sm text-primary hover:underline"
        >
          {t("toPurchase")}
        </LocalizedLink>
      )}
    </span>
  );
}
