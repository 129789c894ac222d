import { clickDevices, clickOutcomes, clickSorts } from "#contract/click-outcomes.ts";
import type { TableSpecification, TableState } from "~/components/data-table/table-specification";
import { sortText } from "~/components/data-table/url-state";

/** The screen's path without language prefix. */
export const clicksPath = "/apps/details/click";

/** What the list of clicks understands in its URL. */
export const clicksTable = {
  search: true,
  sorts: ["created"],
  filters: {
    outcome: { kind: "choice", values: clickOutcomes },
    store: { kind: "text", maxLength: 120 },
    network: { kind: "text", maxLength: 64 },
    device: { kind: "choice", values: clickDevices },
    from: { kind: "date" },
    to: { kind: "date" },
  },
  keep: ["tail"],
} as const satisfies TableSpecification;

/** The order as the provider is asked for it; undefined for its own. */
export function clickSort(state: TableState) {
  return clickSorts.find((one) => one === sortText(state));
}
