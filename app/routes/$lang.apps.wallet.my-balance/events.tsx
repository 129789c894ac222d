import type { WalletEvent } from "#contract/wallet.ts";
import { DataTable } from "~/components/data-table/data-table";
import { filterControls, filterLabels, type ListPage } from "~/components/data-table/list-page";
import { useTranslation } from "~/i18n/use-translation";
import { eventColumns } from "./columns";
import { NoEvents } from "./no-events";

/** What happened to the balance, one line for each event, with the bookings behind it. */
export function Events({ list, hidden }: { list: ListPage<WalletEvent>; hidden: boolean }) {
  const t = useTranslation("wallet");
  return (
    <DataTable
      label={t("entries")}
      columns={eventColumns(t, hidden)}
      rows={list.rows}
      rowKey={(event) => event.id}
      rowLabel={(event) => event.subject.label ?? t(`kind_${event.kind}`)}
      specification={list.specification}
      state={list.table}
      paging={list.paging}
      filters={filterControls(list.specification, filterLabels(t))}
      empty={<NoEvents />}
    />
  );
}
