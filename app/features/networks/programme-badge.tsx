import type { AdminProgramme } from "#contract/networks/admin-programmes.ts";
import { Badge } from "~/components/ui/badge";
import type { Tone } from "~/components/ui/tone";
import { useTranslation } from "~/i18n/use-translation";

const tones: Record<AdminProgramme["state"], Tone> = {
  new: "info",
  accepted: "success",
  changed: "warning",
  ended: "danger",
  ignored: "neutral",
};

/**
 * A badge for the state of a programme or of a network's coupon. Also says if it is missing in the network's
 * list.
 */
export function ProgrammeBadge({ state, missingSince }: Pick<AdminProgramme, "state" | "missingSince">) {
  const t = useTranslation("network-programmes");
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
      {missingSince !== null && state !== "ended" && <Badge tone="warning">{t("missing")}</Badge>}
    </span>
  );
}
