import type { StateCount } from "#contract/calls/list.ts";
import type { TabControl } from "~/components/data-table/columns";

interface StateTabs<State extends string> {
  label: string;
  all: string;
  states: readonly State[];
  nameOf: (state: State) => string;
  counts: Record<State, StateCount> | null;
}

/** Returns the tabs that filter a list by state: one for all rows, then one per state with its count. */
export function stateTabs<State extends string>(tabs: StateTabs<State>): TabControl {
  const { label, all, states, nameOf, counts } = tabs;
  const options = states.map((state) => ({
    value: state,
    label: nameOf(state),
    ...(counts && { count: counts[state].count, isAtLeast: !counts[state].isExact }),
  }));
  return { name: "state", label, options: [{ value: "", label: all }, ...options] };
}
