import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { adminGetTicket, type AdminTicket, ticketCounts } from "#contract/tickets/admin-tickets.ts";
import type { CallData } from "#contract/calls/call.ts";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { loadList } from "~/components/data-table/list-screen.server";
import { readForm } from "~/components/form/read-form.server";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { Alert } from "~/components/ui/alert";
import { AdminList } from "~/features/administration/admin-list";
import { DetailRegion } from "~/features/administration/detail-region";
import { loadViewed, statusOfViewed } from "~/features/administration/load-viewed.server";
import { loadCounts } from "~/features/administration/load-counts.server";
import { stateTabs } from "~/features/administration/state-tabs";
import { statesOf } from "~/components/ui/tone";
import { ticketTones } from "~/features/tickets/ticket-states";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { submitAnswer } from "./answer.server";
import { ticketColumns } from "./columns";
import { TicketView } from "./ticket-view";
import { adminTickets } from "./tickets.server";

export { shouldRevalidate } from "~/page/revalidate-after-conflict";
export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("administration", "tickets");

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [page, counts, opened] = await Promise.all([
    loadPart(loadList(provider, adminTickets, url)),
    loadCounts(provider, ticketCounts, { parameters: url.searchParams, tab: "state" }),
    loadViewed(url.searchParams, async (id) => {
      return (await provider.call(adminGetTicket, { params: { id } })).data;
    }),
  ]);
  return data({ page, counts, opened, formKey: randomUUID() }, { status: statusOfViewed(opened, page) });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const t = getTranslation(context, "tickets");
  return submitAnswer({ provider: providerClient(context), t, url, form: await readForm(request) });
}

/** Lists support tickets for the staff who reply to them. */
export default function AdminTickets({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("tickets");
  const { page, counts, opened, formKey } = loaderData;
  const problem = actionData?.result.error?.[""]?.[0];
  const isClosed = opened?.state === "loaded" && opened.data.state === "closed";
  return (
    <Screen title={t("adminTitle")} subtitle={t("adminSubtitle")} isDense>
      {problem && isClosed && (
        <Alert tone="danger" title={t("notDone")}>
          {problem}
        </Alert>
      )}
      <DetailRegion opened={opened} unknown={t("unknown")}>
        {(ticket) => <TicketView ticket={ticket} formKey={formKey} result={actionData?.result} />}
      </DetailRegion>
      <PartRegion part={page}>{(list) => <Tickets list={list} counts={counts} />}</PartRegion>
    </Screen>
  );
}

interface TicketsProps {
  list: ListPage<AdminTicket>;
  counts: CallData<typeof ticketCounts> | null;
}

function Tickets({ list, counts }: TicketsProps) {
  const t = useTranslation("tickets");
  const admin = useTranslation("administration");
  const labels = filterLabels(admin, { state: t, topic: t });
  return (
    <AdminList
      list={list}
      label={t("adminTable")}
      searchHint={t("searchHint")}
      columns={ticketColumns(t)}
      rowLabel={(row) => row.subject}
      tabs={stateTabs({
        label: t("state"),
        all: t("all"),
        states: statesOf(ticketTones),
        nameOf: (state) => t(`state_${state}`),
        counts,
      })}
      filterLabel={(filter, value) =>
        (filter === "q" || filter === "topic") && value === undefined ? t(filter) : labels(filter, value)
      }
      empty={<EmptyState illustration="search" title={t("adminEmptyTitle")} text={t("adminEmptyText")} />}
    />
  );
}
