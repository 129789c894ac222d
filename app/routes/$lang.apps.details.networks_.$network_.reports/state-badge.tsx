import type { PostbackState } from "#contract/networks/postbacks.ts";
import { Badge } from "~/components/ui/badge";
import { useTranslation } from "~/i18n/use-translation";
import { reportTones } from "./report-states";

/** A badge for the state of a report. */
export function StateBadge({ state }: { state: PostbackState }) {
  const t = useTranslation("networks");
  return <Badge tone={reportTones[state]}>{t(`state_${state}`)}</Badge>;
}
