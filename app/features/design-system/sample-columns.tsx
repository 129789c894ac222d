import type { Column } from "~/components/data-table/columns";
import { Badge } from "~/components/ui/badge";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { SampleRow } from "./sample-rows";

/** Returns the columns of the sample tables. */
export function sampleColumns(t: Translate<Namespaces["design-system"]>): Column<SampleRow>[] {
  return [
    { id: "store", header: t("store"), primary: true, cell: (row) => <bdi>{row.store}</bdi> },
    { id: "date", header: t("date"), cell: (row) => <DateTime value={row.date} /> },
    {
      id: "state",
      header: t("state"),
      cell: (row) => (
        <Badge tone={row.state === "paid" ? "success" : "warning"}>{t(`state_${row.state}`)}</Badge>
      ),
    },
    {
      id: "amount",
      header: t("amount"),
      align: "end",
      cell: (row) => <Money amount={row.amount} currency="USD" />,
    },
  ];
}
