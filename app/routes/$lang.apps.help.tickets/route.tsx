import { listTickets } from "#contract/tickets/tickets.ts";
import { filterLabels } from "~/components/data-table/list-page";
import { listScreen, loadList } from "~/components/data-table/list-screen.server";
import { ListTable } from "~/components/data-table/list-table";
import { EmptyState } from "~/components/states/empty-state";
import { contactPath } from "~/features/tickets/ticket-paths";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { ticketColumns } from "./columns";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("tickets");

/** The list of a member's tickets, newest first. */
const tickets = listScreen(listTickets);

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(providerClient(context), tickets, url);
}

/** Lists a member's support tickets. */
export default function Tickets({ loaderData: list }: Route.ComponentProps) {
  const t = useTranslation("tickets");
  const contactLink = <LocalizedLinkButton to={contactPath}>{t("write")}</LocalizedLinkButton>;
  return (
    <Screen title={t("mine")} subtitle={t("mineSubtitle")} actions={contactLink}>
      <ListTable
        list={list}
        label={t("mine")}
        columns={ticketColumns(t)}
        rowLabel={(row) => row.subject}
        filterLabel={filterLabels(t)}
        empty={<EmptyState illustration="search" title={t("emptyTitle")} text={t("emptyText")} />}
      />
    </Screen>
  );
}
