import type { WalletEntry } from "#contract/wallet.ts";
import { DataTable } from "~/components/data-table/data-table";
import { filterControls, filterLabels, type ListPage } from "~/components/data-table/list-page";
import { useTranslation } from "~/i18n/use-translation";
import { entryColumns } from "./columns";
import { NoEntries } from "./no-entries";

/** The ledger entries behind the figures, each with the balance of its account right after it. */
export function Entries({ list, hidden }: { list: ListPage<WalletEntry>; hidden: boolean }) {
  const t = useTranslation("wallet");
  return (
    <DataTable
      label={t("entries")}
      columns={entryColumns(t, hidden)}
      rows={list.rows}
      rowKey={(entry) => entry.id}
      rowLabel={(entry) => entry.subject.label ?? t(`kind_${entry.kind}`)}
      specification={list.specification}
      state={list.table}
      paging={list.paging}
      filters={filterControls(list.specification, filterLabels(t))}
      empty={<NoEntries />}
    />
  );
}
