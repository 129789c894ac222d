import type { LeadState } from "#contract/leads/leads.ts";
import { Badge } from "~/components/ui/badge";
import { useTranslation } from "~/i18n/use-translation";
import { leadTones } from "./lead-states";

/** A badge for the state of a purchase's cash back. It is only filled if the money is available. */
export function LeadBadge({ state }: { state: LeadState }) {
  const t = useTranslation("cash-back");
  return (
    <Badge tone={leadTones[state]} colors={state === "payable" ? "bg-success text-on-success" : undefined}>
      {t(`state_${state}`)}
    </Badge>
  );
}
