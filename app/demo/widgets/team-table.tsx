import type { Column } from "~/components/data-table/columns";
import { PlainTable } from "~/components/data-table/plain-table";
import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { Gauge } from "../cards/drawings/gauge";
import { team } from "./advanced-data";

type Member = (typeof team)[number];

/** Renders the tasks of each team member with their progress. */
export function TeamTable() {
  const t = useTranslation("demo-cards");
  const language = useLanguage();
  const formatCount = (value: number) => formatNumber(value, language);
  const columns: Column<Member>[] = [
    {
      id: "name",
      header: t("member"),
      primary: true,
      cell: ({ name, role }) => (
        <span className="flex items-center gap-3">
          <Avatar name={name} />
          <span>
            <bdi className="block font-medium">{name}</bdi>
            <span className="block text-sm font-normal text-muted">{t(role)}</span>
          </span>
        </span>
      ),
    },
    {
      id: "project",
      header: t("project"),
      labelled: true,
      cell: ({ project }) => <Badge tone="info">{t(`project_${project}`)}</Badge>,
    },
    {
      id: "tasks",
      header: t("done"),
      labelled: true,
      cell: ({ done, total }) => t("tasks", { done: formatCount(done), total: formatCount(total) }),
    },
    {
      id: "progress",
      header: t("progress"),
      align: "end",
      cell: ({ done, total }) => {
        const percent = Math.round((100 * done) / total);
        return (
          <span className="ms-auto block h-12 w-12 text-xs">
            <Gauge percent={percent} text={`${formatCount(percent)}%`} />
          </span>
        );
      },
    },
  ];
  return (
    <Card title={t("team")} padded={false}>
      <PlainTable label={t("team")} columns={columns} rows={[...team]} rowKey={({ name }) => name} />
    </Card>
  );
}
