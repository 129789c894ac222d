import { Fragment } from "react";
import type { CallMeta } from "#contract/calls/call.ts";
import type { AdminLead, adminListLeads } from "#contract/leads/admin-leads.ts";
import type { Column } from "~/components/data-table/columns";
import type { ListPage } from "~/components/data-table/list-page";
import { EmptyState } from "~/components/states/empty-state";
import { Badge } from "~/components/ui/badge";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { AdminList } from "~/features/administration/admin-list";
import { RecordLink } from "~/features/administration/record-link";
import { PersonName } from "~/features/administration/person-name";
import { LeadBadge } from "~/features/cash-back/lead-badge";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useTranslation } from "~/i18n/use-translation";
import { useHasPermission } from "~/page/use-viewer";
import { useFilterLabel } from "./filter-label";
import { bulkSteps } from "./steps";

/** Lists all leads, latest purchase first. */
export function LeadList({ list }: { list: ListPage<AdminLead, CallMeta<typeof adminListLeads>> }) {
  const t = useTranslation("leads");
  const canChange = useHasPermission("leads.change");
  return (
    <AdminList
      list={list}
      label={t("table")}
      searchHint={t("searchHint")}
      columns={leadColumns(t)}
      sum={
        (list.paging.cashBack?.length ?? 0) > 0 && (
          <>
            {t("cashBack")}
            {list.paging.cashBack?.map(({ amount, currency }) => (
              <Fragment key={currency}>
                {" "}
                <Money amount={amount} currency={currency} />
              </Fragment>
            ))}
          </>
        )
      }
      rowLabel={(row) => row.transactionId}
      filterLabel={useFilterLabel()}
      bulk={
        canChange
          ? {
              form: "chosen-leads",
              steps: bulkSteps,
              isPossible: (lead, step) => lead.steps.includes(step),
              label: (step) => t(`step_${step}`),
            }
          : undefined
      }
      amountOf={({ cashBack, currency }) => ({ amount: cashBack, currency })}
      empty={<EmptyState illustration="wallet" title={t("emptyTitle")} text={t("emptyText")} />}
    />
  );
}

function leadColumns(t: Translate<Namespaces["leads"]>): Column<AdminLead>[] {
  const money = (id: "orderAmount" | "commission" | "cashBack"): Column<AdminLead> => ({
    id,
    header: t(id),
    align: "end",
    cell: (lead) => (
      <Money
        amount={lead[id]}
        currency={lead.currency}
        className={id === "cashBack" ? "font-semibold" : undefined}
      />
    ),
  });
  return [
    {
      id: "transaction",
      header: t("purchase"),
      primary: true,
      cell: ({ id, store, network, transactionId, sameOrder, reviewReason }) => (
        <span className="block min-w-0 sm:min-w-28">
          <RecordLink open={{ view: id }} className="block">
            <bdi>{store.name}</bdi>
          </RecordLink>
          <span className="block text-sm font-normal text-muted">
            <bdi>{network.name}</bdi> ·{" "}
            <bdi dir="ltr" className="sm:whitespace-nowrap">
              {transactionId}
            </bdi>
          </span>
          {sameOrder > 0 && <Badge tone="warning">{t("sameOrder", { number: sameOrder + 1 })}</Badge>}
          {reviewReason && <Badge tone="warning">{t(`review_${reviewReason}`)}</Badge>}
        </span>
      ),
    },
    { id: "member", header: t("member"), cell: ({ member }) => <PersonName person={member} /> },
    { id: "occurred", header: t("occurred"), cell: (lead) => <DateTime value={lead.occurredAt} /> },
    money("orderAmount"),
    money("commission"),
    money("cashBack"),
    {
      id: "state",
      header: t("state"),
      cell: ({ state, networkPaidAt, waitsForPayment }) => (
        <span>
          <LeadBadge state={state} />
          {(networkPaidAt || waitsForPayment) && (
            <span className="block text-xs text-muted">
              {networkPaidAt ? t("networkPaid_yes") : t("networkPaid_no")}
            </span>
          )}
        </span>
      ),
    },
  ];
}
