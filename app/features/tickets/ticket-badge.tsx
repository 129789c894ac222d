import type { TicketState } from "#contract/tickets/tickets.ts";
import { Badge } from "~/components/ui/badge";
import { useTranslation } from "~/i18n/use-translation";
import { ticketTones } from "./ticket-states";

/** A badge for the state of a ticket. */
export function TicketBadge({ state }: { state: TicketState }) {
  const t = useTranslation("tickets");
  return <Badge tone={ticketTones[state]}>{t(`state_${state}`)}</Badge>;
}
