import type { AdminProgramme } from "#contract/networks/admin-programmes.ts";
import type { Column } from "~/components/data-table/columns";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { NoValue } from "~/components/data-table/no-value";
import { EmptyState } from "~/components/states/empty-state";
import { DateTime } from "~/components/ui/date-time";
import { AdminList } from "~/features/administration/admin-list";
import { RecordName } from "~/features/administration/record-name";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useTranslation } from "~/i18n/use-translation";
import { ProgrammeBadge } from "~/features/networks/programme-badge";
import { Commission } from "./commission";

/** Lists a network's programmes, last changed first. */
export function ProgrammeList({ list }: { list: ListPage<AdminProgramme> }) {
  const t = useTranslation("network-programmes");
  return (
    <AdminList
      list={list}
      searchHint={t("searchHint")}
      label={t("table")}
      columns={columnsOf(t)}
      rowLabel={({ name }) => name}
      filterLabel={filterLabels(t)}
      empty={<EmptyState illustration="search" title={t("emptyTitle")} text={t("emptyText")} />}
    />
  );
}

function columnsOf(t: Translate<Namespaces["network-programmes"]>): Column<AdminProgramme>[] {
  return [
    {
      id: "name",
      header: t("programme"),
      primary: true,
      cell: ({ id, name, programme }) => (
        <RecordName id={id} name={name}>
          {programme}
        </RecordName>
      ),
    },
    {
      id: "commission",
      header: t("commission"),
      align: "end",
      cell: (programme) => <Commission programme={programme} />,
    },
    {
      id: "store",
      header: t("store"),
      cell: ({ store }) => (store ? <bdi>{store.name}</bdi> : <NoValue />),
    },
    {
      id: "changed",
      header: t("lastChange"),
      cell: ({ changedAt }) => <DateTime value={changedAt} style="minute" />,
    },
    { id: "state", header: t("state"), cell: (programme) => <ProgrammeBadge {...programme} /> },
  ];
}
