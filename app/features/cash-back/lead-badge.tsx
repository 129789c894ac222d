import type { LeadState } from "#contract/leads.ts";
import { Badge } from "~/components/ui/badge";
import { useTranslation } from "~/i18n/use-translation";
import { leadTones } from "./lead-states";

/** Where a purchase's cash back stands. */
export function LeadBadge({ state }: { state: LeadState }) {
  const t = useTranslation("cash-back");
  return <Badge tone={leadTones[state]}>{t(`state_${state}`)}</Badge>;
}
