import { Link } from "react-router";
import type { Withdrawal } from "#contract/withdrawals.ts";
import type { Column } from "~/components/data-table/columns";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { MethodName } from "~/features/withdrawals/method-name";
import { StateBadge } from "~/features/withdrawals/state-badge";
import { isReturned } from "~/features/withdrawals/withdrawal-events";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useTranslation } from "~/i18n/use-translation";
import { viewSearch } from "./addresses";
import { RowEnd } from "./row-end";

/** The columns of a member's withdrawals. */
export function historyColumns(t: Translate<Namespaces["withdrawals"]>): Column<Withdrawal>[] {
  return [
    { id: "reference", header: t("reference"), primary: true, cell: (row) => <Reference row={row} /> },
    { id: "requested", header: t("requestedAt"), cell: (row) => <DateTime value={row.requestedAt} /> },
    { id: "method", header: t("method"), cell: (row) => <MethodName method={row.method} /> },
    {
      id: "amount",
      header: t("amount"),
      align: "end",
      cell: (row) => <Money amount={row.amount} currency={row.currency} />,
    },
    {
      id: "fee",
      header: t("fee"),
      align: "end",
      cell: (row) => <PayoutFigure row={row} amount={row.fee} />,
    },
    {
      id: "net",
      header: t("net"),
      align: "end",
      cell: (row) => <PayoutFigure row={row} amount={row.net} className="font-medium" />,
    },
    { id: "state", header: t("state"), cell: (row) => <StateBadge withdrawal={row} /> },
    {
      id: "settled",
      labelled: true,
      header: t("settledAt"),
      cell: (row) =>
        row.settledAt ? (
          <DateTime value={row.settledAt} />
        ) : (
          <span className="text-muted">{t("notYet")}</span>
        ),
    },
    { id: "end", header: t("details"), quiet: true, align: "end", cell: (row) => <RowEnd row={row} /> },
  ];
}

/** An amount of the payout; a dash when the withdrawal ended without one. */
function PayoutFigure({ row, amount, className }: { row: Withdrawal; amount: number; className?: string }) {
  const t = useTranslation("withdrawals");
  if (!isReturned(row.state)) return <Money amount={amount} currency={row.currency} className={className} />;
  return (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t("noPayout")}</span>
    </span>
  );
}

function Reference({ row }: { row: Withdrawal }) {
  return (
    <Link to={viewSearch(row.id)} className="tabular-nums text-primary hover:underline">
      <bdi>{row.reference}</bdi>
    </Link>
  );
}
