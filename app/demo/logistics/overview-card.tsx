import type { Column } from "~/components/data-table/columns";
import { PlainTable } from "~/components/data-table/plain-table";
import { Card } from "~/components/ui/card";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { states } from "./dashboard-data";

type State = (typeof states)[number];
const fills = [
  "bg-primary text-on-primary",
  "bg-accent text-on-accent",
  "bg-info text-on-info",
  "bg-sunken text-ink",
];

/** Renders the vehicle states of the day as a bar with four parts and as a table. */
export function OverviewCard() {
  const t = useTranslation("demo-logistics");
  const language = useLanguage();
  const formatPercent = (value: number) => `${formatNumber(value, language)}%`;
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
    {
      id: "percent",
      header: t("share"),
      align: "end",
      cell: (row) => <bdi>{formatPercent(row.percent)}</bdi>,
    },
  ];
  return (
    <Card title={t("overview")} padded={false}>
      {/* Each name is above the start of its part if there is room. The figures are in the table below. */}
      <div aria-hidden className="@container mx-5 mb-1.5 text-xs text-muted sm:mx-6">
        <ul className="flex flex-wrap gap-x-4 gap-y-1 @md:hidden">
          {states.map((row, index) => (
            <li key={row.name} className="flex items-center gap-1.5">
              <span className={`size-3 rounded-sm border border-line ${fills[index]}`} />
              {t(`state_${row.name}`)}
            </li>
          ))}
        </ul>
        <div className="hidden @md:flex">
          {states.map((row) => (
            <span
              key={row.name}
              style={{ width: `${row.percent}%` }}
              className="min-w-0 border-s border-line-strong ps-1.5 pb-2"
            >
              {t(`state_${row.name}`)}
            </span>
          ))}
        </div>
      </div>
      <div
        role="img"
        aria-label={states
          .map((row) => `${t(`state_${row.name}`)}: ${formatPercent(row.percent)}`)
          .join(", ")}
        className="mx-5 mb-5 flex overflow-hidden rounded-md border border-line text-sm font-medium sm:mx-6"
      >
        {states.map((row, index) => (
          <span key={row.name} style={{ width: `${row.percent}%` }} className={`px-2 py-3 ${fills[index]}`}>
            {formatPercent(row.percent)}
          </span>
        ))}
      </div>
      <PlainTable label={t("overview")} columns={columns} rows={[...states]} rowKey={({ name }) => name} />
    </Card>
  );
}
