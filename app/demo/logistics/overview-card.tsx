import type { Column } from "~/components/data-table/columns";
import { PlainTable } from "~/components/data-table/plain-table";
import { Card } from "~/components/ui/card";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { states } from "./dashboard-figures";

type State = (typeof states)[number];
const fills = [
  "bg-primary text-on-primary",
  "bg-accent text-on-accent",
  "bg-info text-on-info",
  "bg-sunken text-ink",
];

/** What the vehicles of the day do: one bar in four parts, and the same as a table. */
export function OverviewCard() {
  const t = useTranslation("demo-logistics");
  const language = useLanguage();
  const percent = (value: number) => `${formatNumber(value, language)}%`;
  const columns: Column<State>[] = [
    { id: "state", header: t("state"), primary: true, cell: ({ name }) => t(`state_${name}`) },
    {
      id: "time",
      header: t("meanTime"),
      align: "end",
      cell: ({ minutes }) =>
        t("duration", {
          hours: formatNumber(Math.floor(minutes / 60), language),
          minutes: formatNumber(minutes % 60, language),
        }),
    },
    { id: "percent", header: t("share"), align: "end", cell: (row) => <bdi>{percent(row.percent)}</bdi> },
  ];
  return (
    <Card title={t("overview")} padded={false}>
      <div
        role="img"
        aria-label={states.map((row) => `${t(`state_${row.name}`)}: ${percent(row.percent)}`).join(", ")}
        className="mx-5 mb-5 flex overflow-hidden rounded-md border border-line text-sm font-medium sm:mx-6"
      >
        {states.map((row, index) => (
          <span key={row.name} style={{ width: `${row.percent}%` }} className={`px-2 py-3 ${fills[index]}`}>
            {percent(row.percent)}
          </span>
        ))}
      </div>
      <PlainTable label={t("overview")} columns={columns} rows={[...states]} rowKey={({ name }) => name} />
    </Card>
  );
}
