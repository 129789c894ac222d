import type { PayoutRun } from "#contract/payout-runs/payout-runs.ts";
import type { Column } from "~/components/data-table/columns";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { payoutRunPath } from "~/features/payout-runs/paths";
import { RunBadge } from "~/features/payout-runs/state-badges";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** Returns the columns of the payout runs. */
export function runColumns(t: Translate<Namespaces["payout-runs"]>): Column<PayoutRun>[] {
  return [
    {
      id: "number",
      header: t("number"),
      primary: true,
      cell: ({ id, number }) => (
        <LocalizedLink to={payoutRunPath(id)} className="figures font-medium">
          <bdi dir="ltr">CL{number}</bdi>
        </LocalizedLink>
      ),
    },
    { id: "state", header: t("state"), cell: ({ state }) => <RunBadge state={state} /> },
    { id: "rail", header: t("rail"), cell: ({ rail }) => t(`rail_${rail}`) },
    {
      id: "created",
      labelled: true,
      header: t("created"),
      cell: ({ createdAt, createdBy }) => (
        <span className="block">
          <DateTime value={createdAt} />
          <bdi className="block text-xs text-muted">{createdBy.name}</bdi>
        </span>
      ),
    },
    { id: "payments", header: t("payments"), cell: ({ count }) => t("payments", { count }) },
    {
      id: "sum",
      header: t("sum"),
      align: "end",
      cell: ({ net, currency }) => <Money amount={net} currency={currency} className="font-medium" />,
    },
  ];
}
