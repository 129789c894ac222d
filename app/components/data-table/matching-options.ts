import { foldText } from "#shared/fold-text.ts";
import type { SelectOption } from "../ui/select";

/** More are not drawn: in a longer list people type to find one. */
export const mostShown = 100;

/** The options whose name holds what was typed, whatever its case and accents; those that begin with it come first. */
export function matchingOptions(options: SelectOption[], typed: string): SelectOption[] {
  const wanted = foldText(typed.trim());
  if (wanted === "") return options;
  const found = options.filter(({ value, label }) => value !== "" && foldText(label).includes(wanted));
  const begins = ({ label }: SelectOption) => foldText(label).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
