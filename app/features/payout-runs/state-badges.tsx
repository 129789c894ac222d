import type { PayoutItemState, PayoutRunState } from "#contract/payout-runs/run-states.ts";
import { Badge } from "~/components/ui/badge";
import type { Tone } from "~/components/ui/tone";
import { useTranslation } from "~/i18n/use-translation";

const runTones = {
  draft: "neutral",
  released: "primary",
  sent: "info",
  settled: "success",
  canceled: "neutral",
} as const satisfies Record<PayoutRunState, Tone>;

const itemTones = {
  listed: "neutral",
  sent: "info",
  unclaimed: "warning",
  paid: "success",
  failed: "danger",
  returned: "danger",
  removed: "neutral",
} as const satisfies Record<PayoutItemState, Tone>;

/** A badge for the state of a payout run. */
export function RunBadge({ state }: { state: PayoutRunState }) {
  const t = useTranslation("payout-runs");
  return <Badge tone={runTones[state]}>{t(`state_${state}`)}</Badge>;
}

/** A badge for the state of a payment in a payout run. */
export function ItemBadge({ state }: { state: PayoutItemState }) {
  const t = useTranslation("payout-runs");
  return <Badge tone={itemTones[state]}>{t(`itemState_${state}`)}</Badge>;
}
