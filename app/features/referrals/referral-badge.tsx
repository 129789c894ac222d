import type { Referral } from "#contract/referrals/referrals.ts";
import { Badge } from "~/components/ui/badge";
import { useTranslation } from "~/i18n/use-translation";

const tones = {
  joined: "info",
  held: "info",
  paid: "success",
  refused: "neutral",
  undone: "danger",
} as const;

/** A badge for the progress of a referral. It doesn't show members that a bonus is on hold. */
export function ReferralBadge({ referral: { state, bought } }: { referral: Referral }) {
  const t = useTranslation("referrals");
  return <Badge tone={tones[state]}>{t(bought ? "state_earned" : `state_${state}`)}</Badge>;
}
