import type { ReferralState } from "#contract/referrals/referral-limits.ts";
import { Badge } from "~/components/ui/badge";
import { useTranslation } from "~/i18n/use-translation";

const tones = {
  joined: "info",
  held: "warning",
  paid: "success",
  refused: "neutral",
  undone: "danger",
} as const;

/** A badge for the state of a referral. */
export function ReferralBadge({ state }: { state: ReferralState }) {
  const t = useTranslation("referral-admin");
  return <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>;
}
