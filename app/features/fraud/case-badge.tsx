import type { FraudCaseState } from "#contract/fraud/fraud-signals.ts";
import { Badge } from "~/components/ui/badge";
import { useTranslation } from "~/i18n/use-translation";
import { caseTones } from "./case-states";

/** A badge for the state of a case. */
export function CaseBadge({ state }: { state: FraudCaseState }) {
  const t = useTranslation("fraud");
  return <Badge tone={caseTones[state]}>{t(`state_${state}`)}</Badge>;
}
