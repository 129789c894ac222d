import { z } from "zod";
import { defineCall } from "./call.ts";
import { instant } from "./identifiers.ts";
import { currency, minorUnits } from "./money.ts";

/** Twelve months, oldest first; `earned` is what was credited as pending in the month (`YYYY-MM`), in minor units. */
export const cashBackSummary = z.object({
  currency,
  months: z.array(
    z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), earned: minorUnits, paidOut: minorUnits }),
  ),
  nextPayable: z.object({ at: instant, amount: minorUnits }).nullable(),
});
export type CashBackSummary = z.infer<typeof cashBackSummary>;

export const getCashBackSummary = defineCall("GET", "/v1/cash-back/summary", {
  summary: "My cash back of the last twelve months",
  data: cashBackSummary,
});
