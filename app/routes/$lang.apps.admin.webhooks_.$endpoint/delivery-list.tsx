import type { WebhookDelivery } from "#contract/webhooks/admin-webhooks.ts";
import type { Column } from "~/components/data-table/columns";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { EmptyState } from "~/components/states/empty-state";
import { Badge } from "~/components/ui/badge";
import { DateTime } from "~/components/ui/date-time";
import type { Tone } from "~/components/ui/tone";
import { AdminList } from "~/features/administration/admin-list";
import { RecordLink } from "~/features/administration/record-link";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useTranslation } from "~/i18n/use-translation";

const tones = { pending: "info", delivered: "success", failed: "danger" } as const satisfies Record<
  WebhookDelivery["state"],
  Tone
>;

/** A badge for the state of an event's delivery. */
export function DeliveryBadge({ state }: Pick<WebhookDelivery, "state">) {
  const t = useTranslation("webhooks");
  return <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>;
}

/** Lists the events for an endpoint, newest first. */
export function DeliveryList({ list }: { list: ListPage<WebhookDelivery> }) {
  const t = useTranslation("webhooks");
  const labels = filterLabels(t);
  return (
    <AdminList
      list={list}
      label={t("deliveries")}
      columns={deliveryColumns(t)}
      rowLabel={({ event }) => event.type}
      // Event types are shown with their names in the API.
      filterLabel={(filter, value) => (filter === "type" && value ? value : labels(filter, value))}
      empty={
        <EmptyState illustration="search" title={t("deliveriesEmptyTitle")} text={t("deliveriesEmptyText")} />
      }
    />
  );
}

function deliveryColumns(t: Translate<Namespaces["webhooks"]>): Column<WebhookDelivery>[] {
  return [
    {
      id: "event",
      header: t("type"),
      primary: true,
      cell: ({ id, event }) => (
        <RecordLink open={{ view: id }}>
          <code dir="ltr" className="font-mono text-sm">
            {event.type}
          </code>
          {event.isTest && <span className="block text-muted">{t("isTest")}</span>}
        </RecordLink>
      ),
    },
    {
      id: "state",
      header: t("state"),
      isMainValue: true,
      cell: ({ state }) => <DeliveryBadge state={state} />,
    },
    {
      id: "created",
      header: t("happened"),
      cell: ({ event }) => <DateTime value={event.createdAt} style="minute" />,
    },
    {
      id: "status",
      header: t("lastStatus"),
      labelled: true,
      align: "end",
      cell: ({ lastStatus }) => <bdi className="figures">{lastStatus ?? "–"}</bdi>,
    },
    {
      id: "attempts",
      header: t("attempts"),
      labelled: true,
      align: "end",
      cell: ({ attempts }) => <bdi className="figures">{attempts}</bdi>,
    },
    {
      id: "due",
      header: t("nextAttempt"),
      labelled: true,
      cell: ({ dueAt }) => (dueAt ? <DateTime value={dueAt} style="minute" /> : "–"),
    },
  ];
}
