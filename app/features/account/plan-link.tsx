import type { Tier } from "#contract/cash-back/tiers.ts";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** The member's tier, with a link to the comparison of tiers. */
export function PlanLink({ tier }: { tier: Tier }) {
  const t = useTranslation("account");
  return (
    <LocalizedLink to="/pages/pricing" className="font-medium text-primary hover:underline">
      {t(`plan_${tier}`)}
    </LocalizedLink>
  );
}
