import { useLocation } from "react-router";
import { DataTable } from "~/components/data-table/data-table";
import { EmptyState } from "~/components/states/empty-state";
import { Button } from "~/components/ui/button";
import { ChoiceForm } from "~/features/administration/bulk-list";
import { openStates } from "~/features/administration/detail-path";
import type { WithdrawalsPage } from "~/features/administration/load-withdrawals.server";
import { Totals } from "~/features/administration/totals";
import { withdrawalFilters } from "~/features/administration/withdrawal-filters";
import { useTranslation } from "~/i18n/use-translation";
import { queueColumns } from "./columns";
import { actions } from "./decisions";
import { queueTable } from "./queue";

const bulkForm = "chosen-withdrawals";

interface QueueProps {
  page: WithdrawalsPage;
  /** Milliseconds since 1970. */
  now: number;
}

/** The queue: its sums, its rows, and the decisions on chosen ones. */
export function Queue({ page: { table, rows, paging }, now }: QueueProps) {
  const t = useTranslation("administration");
  const names = useTranslation("withdrawals");
  const { search } = useLocation();
  return (
    <div className="space-y-6">
      <Totals totals={paging.totals} netLabel={t("totalNet")} />
      <ChoiceForm form={bulkForm} table={table} specification={queueTable} />
      <DataTable
        label={t("managementTable")}
        columns={queueColumns(t, { search, now })}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.reference}
        specification={queueTable}
        state={table}
        paging={paging}
        filters={withdrawalFilters(openStates, { t, names })}
        keys={t("queueKeys")}
        highlighted={new URLSearchParams(search).get("view") ?? undefined}
        empty={
          <EmptyState picture="wallet" title={t("managementEmptyTitle")} text={t("managementEmptyText")} />
        }
        bulk={{
          form: bulkForm,
          controls: actions.map((action) => (
            <Button
              key={action}
              type="submit"
              form={bulkForm}
              name="decide"
              value={action}
              size="sm"
              variant="outline"
            >
              {t(`action_${action}`)}
            </Button>
          )),
        }}
      />
    </div>
  );
}
