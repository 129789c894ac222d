import type { AdminClaim } from "#contract/claims/admin-claims.ts";
import type { Column } from "~/components/data-table/columns";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { RecordLink } from "~/features/administration/record-link";
import { PersonName } from "~/features/administration/person-name";
import { ClaimBadge } from "~/features/cash-back/claim-badge";
import { OrderDay } from "~/features/cash-back/order-day";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** Returns the columns of all claims. */
export function claimColumns(t: Translate<Namespaces["administration"]>): Column<AdminClaim>[] {
  return [
    { id: "order", header: t("claimOrder"), primary: true, cell: (row) => <Order row={row} /> },
    { id: "member", header: t("claimMember"), cell: ({ member }) => <PersonName person={member} /> },
    { id: "ordered", header: t("claimOrdered"), cell: ({ orderedOn }) => <OrderDay day={orderedOn} /> },
    {
      id: "amount",
      header: t("claimAmount"),
      align: "end",
      cell: ({ orderAmount, currency }) => <Money amount={orderAmount} currency={currency} />,
    },
    {
      id: "sent",
      labelled: true,
      header: t("claimSent"),
      cell: ({ createdAt }) => <DateTime value={createdAt} />,
    },
    { id: "state", header: t("state"), cell: ({ state }) => <ClaimBadge state={state} /> },
  ];
}

function Order({ row: { id, orderNumber, store } }: { row: AdminClaim }) {
  return (
    <span className="block min-w-0">
      <RecordLink open={{ view: id }} className="figures block truncate">
        <bdi dir="ltr">{orderNumber}</bdi>
      </RecordLink>
      <span className="block truncate text-sm font-normal text-muted">
        <bdi className="block truncate">{store.name}</bdi>
      </span>
    </span>
  );
}
