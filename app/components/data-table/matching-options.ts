import { foldText } from "#shared/fold-text.ts";
import type { SelectOption } from "../ui/select";

/** The maximum number of options to show. In a longer list, users have to type. */
export const maxOptions = 100;

/**
 * Returns the options whose name contains the typed text, ignoring case and accents. Names that start with the
 * text come first.
 */
export function matchingOptions(options: SelectOption[], typed: string): SelectOption[] {
  const query = foldText(typed.trim());
  if (query === "") return options;
  const matches = options.filter(({ value, label }) => value !== "" && foldText(label).includes(query));
  const startsWithQuery = ({ label }: SelectOption) => foldText(label).startsWith(query);
  return [...matches.filter(startsWithQuery), ...matches.filter((option) => !startsWithQuery(option))];
}
