import type { Tier } from "#contract/tiers.ts";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** The member's tier, leading to what each of them gives. */
export function PlanLink({ tier }: { tier: Tier }) {
  const t = useTranslation("account");
  return (
    <LocalizedLink to="/pages/pricing" className="font-medium text-primary hover:underline">
      {t(`plan_${tier}`)}
    </LocalizedLink>
  );
}
