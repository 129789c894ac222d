import type { ClaimState } from "#contract/claims/claims.ts";
import { Badge } from "~/components/ui/badge";
import { useTranslation } from "~/i18n/use-translation";
import { claimTones } from "./claim-states";

/** A badge for the state of a claim. */
export function ClaimBadge({ state }: { state: ClaimState }) {
  const t = useTranslation("claims");
  return <Badge tone={claimTones[state]}>{t(`state_${state}`)}</Badge>;
}
