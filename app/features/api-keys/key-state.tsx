import type { KeyState } from "#contract/api-keys/key-rules.ts";
import { Badge } from "~/components/ui/badge";
import type { Tone } from "~/components/ui/tone";
import { useTranslation } from "~/i18n/use-translation";

const tones: Record<KeyState, Tone> = {
  active: "success",
  expiring: "warning",
  stopped: "warning",
  expired: "neutral",
  revoked: "danger",
};

/** A badge that shows whether a key is valid. */
export function KeyStateBadge({ state }: { state: KeyState }) {
  const t = useTranslation("api-keys");
  return <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>;
}
