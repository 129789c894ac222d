import { filterLabels } from "~/components/data-table/list-page";
import { EmptyState } from "~/components/states/empty-state";
import { AdminList } from "~/features/administration/admin-list";
import { Totals } from "~/features/administration/totals";
import type { WithdrawalsPage } from "~/features/administration/withdrawals.server";
import { useTranslation } from "~/i18n/use-translation";
import { mayDo } from "~/page/viewer";
import { useViewer } from "~/shell/use-viewer";
import { queueColumns } from "./columns";
import { actions, permissionFor } from "./decisions";

interface QueueProps {
  list: WithdrawalsPage;
  /** Milliseconds since 1970. */
  now: number;
}

/** The queue: its totals, its rows, and bulk decisions. */
export function Queue({ list, now }: QueueProps) {
  const t = useTranslation("administration");
  const names = useTranslation("withdrawals");
  const risks = useTranslation("risks");
  const viewer = useViewer();
  const offered = actions.filter((action) => mayDo(viewer, permissionFor[action]));
  return (
    <div className="space-y-6">
      <Totals totals={list.paging.totals} netLabel={t("totalNet")} />
      <AdminList
        list={list}
        label={t("managementTable")}
        columns={queueColumns(t, risks("risk"), now)}
        rowLabel={(row) => row.reference}
        filterLabel={filterLabels(t, { state: names, method: names })}
        keys={t("queueKeys")}
        empty={
          <EmptyState picture="wallet" title={t("managementEmptyTitle")} text={t("managementEmptyText")} />
        }
        bulk={
          offered.length > 0
            ? {
                form: "chosen-withdrawals",
                steps: offered,
                label: (action) => t(`action_${action}`),
                parameter: "decide",
              }
            : undefined
        }
      />
    </div>
  );
}
