import type { SharedLink } from "#contract/shared-links/shared-links.ts";
import { Badge } from "~/components/ui/badge";
import { useTranslation } from "~/i18n/use-translation";

const tones = { active: "success", off: "neutral", store_stopped: "warning" } as const;

/** A badge for the state of a member's link. */
export function LinkBadge({ state }: Pick<SharedLink, "state">) {
  const t = useTranslation("links");
  return <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>;
}
