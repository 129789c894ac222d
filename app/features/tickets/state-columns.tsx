import type { Ticket } from "#contract/tickets/tickets.ts";
import type { Column } from "~/components/data-table/columns";
import { DateTime } from "~/components/ui/date-time";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { TicketBadge } from "./ticket-badge";

type TicketDates = Pick<Ticket, "createdAt" | "updatedAt" | "state">;

/** Returns the last columns of a list of tickets: opened, last message, and state. */
export function stateColumns<Row extends TicketDates>(t: Translate<Namespaces["tickets"]>): Column<Row>[] {
  return [
    { id: "opened", header: t("opened"), cell: ({ createdAt }) => <DateTime value={createdAt} /> },
    {
      id: "latest",
      labelled: true,
      header: t("latest"),
      cell: ({ updatedAt }) => <DateTime value={updatedAt} style="minute" />,
    },
    { id: "state", header: t("state"), cell: ({ state }) => <TicketBadge state={state} /> },
  ];
}
