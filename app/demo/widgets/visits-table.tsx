import type { Column } from "~/components/data-table/columns";
import { PlainTable } from "~/components/data-table/plain-table";
import { Card } from "~/components/ui/card";
import { formatBasisPoints, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { webSources } from "./work-data";

type Source = (typeof webSources)[number];

/** Renders the sources of visits and their change from the previous month. */
export function VisitsTable() {
  const t = useTranslation("demo-cards");
  const language = useLanguage();
  const columns: Column<Source>[] = [
    { id: "source", header: t("source"), primary: true, cell: ({ name }) => t(`source_${name}`) },
    {
      id: "visits",
      header: t("visits"),
      align: "end",
      cell: ({ visits }) => <bdi suppressHydrationWarning>{formatNumber(visits, language)}</bdi>,
    },
    {
      id: "change",
      header: t("change"),
      align: "end",
      cell: ({ change }) => (
        <bdi suppressHydrationWarning className={change < 0 ? "text-danger" : "text-success"}>
          {change < 0 ? "−" : "+"}
          {formatBasisPoints(Math.abs(change) * 10_000, language)}
        </bdi>
      ),
    },
  ];
  return (
    <Card title={t("website")} padded={false}>
      <PlainTable label={t("website")} columns={columns} rows={[...webSources]} rowKey={({ name }) => name} />
    </Card>
  );
}
