import type { TicketThread } from "#contract/tickets/tickets.ts";
import { classNames } from "~/components/ui/class-names";
import { DateTime } from "~/components/ui/date-time";
import { useTranslation } from "~/i18n/use-translation";

interface ThreadProps {
  messages: TicketThread["messages"];
  /** Returns the name of the author as shown to the user. */
  nameOf: (message: TicketThread["messages"][number]) => string;
}

/**
 * The messages of a ticket, oldest first. Messages from staff have another color and are on the other side.
 */
export function Thread({ messages, nameOf }: ThreadProps) {
  const t = useTranslation("tickets");
  return (
    <ol aria-label={t("thread")} className="space-y-4">
      {messages.map((message) => (
        <li
          key={message.id}
          className={classNames(
            "max-w-prose rounded-lg p-4",
            message.from === "team" ? "ms-auto bg-primary-soft text-on-primary-soft" : "bg-sunken",
          )}
        >
          <p className="mb-1 flex flex-wrap justify-between gap-x-4 text-sm">
            <bdi className="font-semibold">{nameOf(message)}</bdi>
            <DateTime value={message.at} style="minute" />
          </p>
          <p dir="auto" className="break-words whitespace-pre-line">
            {message.body}
          </p>
        </li>
      ))}
    </ol>
  );
}
