import { DataTable } from "~/components/data-table/data-table";
import { filterControls, filterLabels } from "~/components/data-table/list-page";
import { EmptyState } from "~/components/states/empty-state";
import { useTranslation } from "~/i18n/use-translation";
import { claimColumns } from "./columns";
import type { ClaimsView } from "./load-claims.server";

/** A member's claims, newest first. */
export function Claims({ view: { list, sent } }: { view: ClaimsView }) {
  const t = useTranslation("claims");
  return (
    <section aria-labelledby="my-claims" className="space-y-4">
      <h2 id="my-claims" className="text-lg font-semibold">
        {t("mine")}
      </h2>
      <DataTable
        label={t("mine")}
        columns={claimColumns(t)}
        rows={list.rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.orderNumber}
        specification={list.specification}
        state={list.table}
        paging={list.paging}
        highlighted={sent}
        filters={filterControls(list.specification, filterLabels(t))}
        empty={<EmptyState picture="wallet" title={t("emptyTitle")} text={t("emptyText")} />}
      />
    </section>
  );
}
