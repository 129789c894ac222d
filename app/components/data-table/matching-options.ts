import { foldText } from "#shared/fold-text.ts";
import type { SelectOption } from "../ui/select";

/** The maximum number of options to show. In a longer list, users have to type. */
export const maxOptions = 100;

/**
 * Returns the options whose name contains the typed text, ignoring case and accents. Those that start with it
 * are first.
 */
export function matchingOptions(options: SelectOption[], typed: string): SelectOption[] {
  const query = foldText(typed.trim());
  if (query === "") return options;
  const found = options.filter(({ value, label }) => value !== "" && foldText(label).includes(query));
  const begins = ({ label }: SelectOption) => foldText(label).startsWith(query);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
