import { DataTable } from "~/components/data-table/data-table";
import { EmptyState } from "~/components/states/empty-state";
import { claimStates } from "~/features/cash-back/claim-states";
import { useTranslation } from "~/i18n/use-translation";
import { claimsTable } from "./claims-table";
import { claimColumns } from "./columns";
import type { ClaimsView } from "./load-claims.server";

/** A member's claims, newest first. */
export function Claims({ view: { table, rows, meta, sent } }: { view: ClaimsView }) {
  const t = useTranslation("claims");
  return (
    <section aria-labelledby="my-claims" className="space-y-4">
      <h2 id="my-claims" className="text-lg font-semibold">
        {t("mine")}
      </h2>
      <DataTable
        label={t("mine")}
        columns={claimColumns(t)}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.orderNumber}
        specification={claimsTable}
        state={table}
        paging={meta}
        highlighted={sent}
        filters={[
          {
            ...{ name: "state", label: t("state") },
            options: claimStates.map((state) => ({ value: state, label: t(`state_${state}`) })),
          },
        ]}
        empty={<EmptyState picture="wallet" title={t("emptyTitle")} text={t("emptyText")} />}
      />
    </section>
  );
}
