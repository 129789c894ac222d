import { useDeferredValue } from "react";
import type { OptionGroup } from "./options";

// More than the dialog shows at once on most screens.
const rowsAtOnce = 16;

/**
 * The rows to draw now. A key is answered with those in view; the rest of a long list follows when the
 * browser has time, so that typing never waits for rows nobody sees.
 */
export function useRowsInTurn(groups: OptionGroup[], query: string): OptionGroup[] {
  return useDeferredValue(query) === query ? groups : firstRows(groups, rowsAtOnce);
}

/** The groups as far as their first `count` options. */
export function firstRows(groups: OptionGroup[], count: number): OptionGroup[] {
  let left = count;
  return groups.flatMap((group) => {
    const options = group.options.slice(0, left);
    left -= options.length;
    return options.length > 0 ? [{ ...group, options }] : [];
  });
}
