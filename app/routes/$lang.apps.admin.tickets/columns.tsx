import type { AdminTicket } from "#contract/tickets/admin-tickets.ts";
import type { Column } from "~/components/data-table/columns";
import { RecordLink } from "~/features/administration/record-link";
import { stateColumns } from "~/features/tickets/state-columns";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { Sender } from "./sender";

/** Returns the columns of all tickets. */
export function ticketColumns(t: Translate<Namespaces["tickets"]>): Column<AdminTicket>[] {
  return [
    {
      id: "subject",
      header: t("subject"),
      primary: true,
      cell: ({ id, subject, topic }) => (
        <span className="block min-w-0">
          <Subject id={id} subject={subject} />
          <span className="block truncate text-sm font-normal text-muted">{t(`topic_${topic}`)}</span>
        </span>
      ),
    },
    { id: "sender", header: t("sender"), cell: ({ sender }) => <Sender sender={sender} /> },
    ...stateColumns(t),
  ];
}

function Subject({ id, subject }: Pick<AdminTicket, "id" | "subject">) {
  return (
    <RecordLink open={{ view: id }} className="block max-sm:wrap-anywhere sm:truncate">
      <bdi className="block truncate">{subject}</bdi>
    </RecordLink>
  );
}
