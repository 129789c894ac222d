import { useLocation } from "react-router";
import { type Period, periods } from "./periods";

/** The period the address names for a card. */
export function usePeriod(name: string): Period {
  const value = new URLSearchParams(useLocation().search).get(name);
  return periods.find((period) => period === value) ?? "week";
}
