import { Link } from "react-router";
import type { Withdrawal } from "#contract/withdrawals.ts";
import type { Column } from "~/components/data-table/columns";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { MethodName } from "~/features/withdrawals/method-name";
import { StateBadge } from "~/features/withdrawals/state-badge";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { viewSearch } from "./addresses";
import { RowEnd } from "./row-end";

/** The columns of a member's withdrawals. */
export function historyColumns(t: Translate<Namespaces["withdrawals"]>): Column<Withdrawal>[] {
  const money = (id: "amount" | "fee" | "net"): Column<Withdrawal> => ({
    id,
    header: t(id),
    align: "end",
    cell: (row) => (
      <Money amount={row[id]} currency={row.currency} className={id === "net" ? "font-medium" : undefined} />
    ),
  });
  return [
    { id: "reference", header: t("reference"), primary: true, cell: (row) => <Reference row={row} /> },
    { id: "requested", header: t("requestedAt"), cell: (row) => <DateTime value={row.requestedAt} /> },
    { id: "method", header: t("method"), cell: (row) => <MethodName method={row.method} /> },
    money("amount"),
    money("fee"),
    money("net"),
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

function Reference({ row }: { row: Withdrawal }) {
  return (
    <Link to={viewSearch(row.id)} className="tabular-nums text-primary hover:underline">
      <bdi>{row.reference}</bdi>
    </Link>
  );
}
