import type { WalletEntry } from "#contract/wallet.ts";
import type { FilterControl, Paging } from "~/components/data-table/columns";
import { DataTable } from "~/components/data-table/data-table";
import type { TableState } from "~/components/data-table/table-specification";
import { useTranslation } from "~/i18n/use-translation";
import { entryColumns } from "./columns";
import { accounts, entriesTable, kinds } from "./entries-table";
import { NoEntries } from "./no-entries";

export interface EntriesPage {
  table: TableState;
  rows: WalletEntry[];
  paging: Paging;
}

/** The ledger entries behind the figures, each with the balance of its account right after it. */
export function Entries({ page: { table, rows, paging }, hidden }: { page: EntriesPage; hidden: boolean }) {
  const t = useTranslation("wallet");
  const filters: FilterControl[] = [
    {
      name: "account",
      label: t("account"),
      options: accounts.map((value) => ({ value, label: t(`account_${value}`) })),
    },
    { name: "kind", label: t("kind"), options: kinds.map((value) => ({ value, label: t(`kind_${value}`) })) },
    { name: "from", label: t("from") },
    { name: "to", label: t("to") },
  ];
  return (
    <DataTable
      label={t("entries")}
      columns={entryColumns(t, hidden)}
      rows={rows}
      rowKey={(entry) => entry.id}
      rowLabel={(entry) => entry.subject.label ?? t(`kind_${entry.kind}`)}
      specification={entriesTable}
      state={table}
      paging={paging}
      filters={filters}
      empty={<NoEntries />}
    />
  );
}
