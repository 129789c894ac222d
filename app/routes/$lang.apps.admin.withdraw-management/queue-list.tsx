import type { WithdrawalCounts } from "#contract/withdrawals/admin-withdrawals.ts";
import { withdrawalStages } from "#contract/withdrawals/withdrawal-stages.ts";
import { filterLabels } from "~/components/data-table/list-page";
import { EmptyState } from "~/components/states/empty-state";
import { AdminList } from "~/features/administration/admin-list";
import { Money } from "~/components/ui/money";
import type { WithdrawalsPage } from "~/features/administration/withdrawals.server";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";
import { mayDo } from "~/page/viewer";
import { useViewer } from "~/page/use-viewer";
import { queueColumns } from "./columns";
import { actions, canDecide, isOfStage, permissionFor } from "./decisions";

interface QueueProps {
  list: WithdrawalsPage;
  counts: WithdrawalCounts | null;
  /** The current time in milliseconds since 1970. */
  now: number;
}

/** The queue: its stages, its rows with their sums, and bulk decisions. */
export function Queue({ list, counts, now }: QueueProps) {
  const t = useTranslation("administration");
  const names = useTranslation("withdrawals");
  const risks = useTranslation("risks");
  const viewer = useViewer();
  const email = viewer.state === "signed-in" ? viewer.email : "";
  const bulkActions = actions.filter(
    (action) => mayDo(viewer, permissionFor[action]) && isOfStage(action, list.table.filters.stage),
  );
  const { totals } = list.paging;
  const emptyState = (
    <EmptyState illustration="wallet" title={t("managementEmptyTitle")} text={t("managementEmptyText")} />
  );
  const failedPath = useLocalizedPath("/apps/admin/withdraw-history?f.state=failed");
  const stages = withdrawalStages.map((stage) => {
    const stageCounts = counts?.stages[stage];
    const sum = stageCounts && { amount: stageCounts.net, currency: counts.currency };
    return { value: stage, label: t(`stage_${stage}`), count: stageCounts?.count, sum };
  });
  const otherTabs = [
    { value: "all", label: t("stage_all") },
    { value: "failed", label: names("state_failed"), to: failedPath },
  ];
  return (
    <AdminList
      list={list}
      label={t("managementTable")}
      searchHint={names("searchHint")}
      columns={queueColumns(t, risks("risk"), now)}
      rowLabel={(row) => row.reference}
      tabs={{
        name: "stage",
        label: t("stage"),
        options: [...stages, ...otherTabs],
        empty: emptyState,
      }}
      filterLabel={filterLabels(t, { state: names, method: names })}
      sum={
        totals && (
          <>
            {/* For the list of one stage, the stage's tab already shows this sum. */}
            {!stages.some(({ value }) => value === list.table.filters.stage) && (
              <Sum label={t("totalNet")} amount={totals.net} currency={totals.currency} />
            )}
            <Sum label={t("totalFee")} amount={totals.fee} currency={totals.currency} />
          </>
        )
      }
      keys={t("queueKeys")}
      empty={emptyState}
      amountOf={({ net, currency }) => ({ amount: net, currency })}
      bulk={
        bulkActions.length > 0
          ? {
              form: "chosen-withdrawals",
              steps: bulkActions,
              isPossible: (row, action) => canDecide(action, row, email),
              label: (action) => t(`action_${action}`),
              parameter: "decide",
            }
          : undefined
      }
    />
  );
}

function Sum({ label, amount, currency }: { label: string; amount: number; currency: string }) {
  return (
    <span className="not-first:ms-3">
      {label} <Money amount={amount} currency={currency} />
    </span>
  );
}
