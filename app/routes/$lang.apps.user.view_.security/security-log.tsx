import type { SecurityEvent } from "#contract/security-events.ts";
import type { Column } from "~/components/data-table/columns";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { ListTable } from "~/components/data-table/list-table";
import { EmptyState } from "~/components/states/empty-state";
import { RecentTime } from "~/components/ui/recent-time";
import { MachineName } from "~/features/account/machine-name";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useTranslation } from "~/i18n/use-translation";

/** The security events of the account, newest first. */
export function SecurityLog({ list }: { list: ListPage<SecurityEvent> }) {
  const t = useTranslation("security");
  return (
    <section aria-labelledby="security-log">
      <h2 id="security-log" className="text-lg font-semibold">
        {t("logTitle")}
      </h2>
      <p className="mb-4 text-sm text-muted">{t("logSubtitle")}</p>
      <ListTable
        list={list}
        label={t("logTitle")}
        columns={columns(t, list.today)}
        rowLabel={(event) => t(`kind_${event.kind}`)}
        filterLabel={filterLabels(t)}
        empty={<EmptyState picture="locked" title={t("logEmpty")} text={t("logEmptyText")} />}
      />
    </section>
  );
}

function columns(t: Translate<Namespaces["security"]>, today: string): Column<SecurityEvent>[] {
  return [
    { id: "what", header: t("what"), primary: true, cell: ({ kind }) => t(`kind_${kind}`) },
    { id: "at", header: t("at"), cell: ({ at }) => <RecentTime value={at} today={today} /> },
    { id: "machine", header: t("machine"), cell: ({ machine }) => <MachineName machine={machine} /> },
    {
      id: "address",
      header: t("address"),
      cell: ({ ip }) => (
        <bdi dir="ltr" className="figures">
          {ip ?? t("unknownAddress")}
        </bdi>
      ),
    },
  ];
}
