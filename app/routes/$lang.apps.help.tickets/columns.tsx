import type { Ticket } from "#contract/tickets/tickets.ts";
import type { Column } from "~/components/data-table/columns";
import { stateColumns } from "~/features/tickets/state-columns";
import { ticketPath } from "~/features/tickets/ticket-paths";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** Returns the columns of a member's tickets. */
export function ticketColumns(t: Translate<Namespaces["tickets"]>): Column<Ticket>[] {
  return [
    {
      id: "subject",
      header: t("subject"),
      primary: true,
      cell: ({ id, subject }) => (
        <LocalizedLink to={ticketPath(id)} className="text-primary hover:underline">
          <bdi>{subject}</bdi>
        </LocalizedLink>
      ),
    },
    { id: "topic", header: t("topic"), cell: ({ topic }) => t(`topic_${topic}`) },
    ...stateColumns(t),
  ];
}
