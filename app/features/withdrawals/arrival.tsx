import type { z } from "zod";
import type { arrival } from "#contract/withdrawals/withdrawals.ts";
import { useTranslation } from "~/i18n/use-translation";

/** The number of business days until a payment arrives. */
export function Arrival({ arrival: { minDays, maxDays } }: { arrival: z.infer<typeof arrival> }) {
  const t = useTranslation("withdrawals");
  if (minDays >= maxDays) return t("arrivalWithin", { count: maxDays });
  return minDays === 0
    ? t("arrivalUpTo", { count: maxDays })
    : t("arrivalBetween", { from: minDays, count: maxDays });
}
