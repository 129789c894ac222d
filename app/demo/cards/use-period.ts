import { useLocation } from "react-router";
import { type Period, periods } from "./periods";

/** Returns the period of a card from the URL. */
export function usePeriod(name: string): Period {
  const value = new URLSearchParams(useLocation().search).get(name);
  return periods.find((period) => period === value) ?? "week";
}
