import type { SelectOption } from "../ui/select";

/** More are not drawn: in a longer list people type to find one. */
export const mostShown = 100;

/** The options whose name holds what was typed, whatever its case and accents; those that begin with it come first. */
export function matchingOptions(options: SelectOption[], typed: string): SelectOption[] {
  const wanted = folded(typed.trim());
  if (wanted === "") return options;
  const found = options.filter(({ value, label }) => value !== "" && folded(label).includes(wanted));
  const begins = ({ label }: SelectOption) => folded(label).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}

function folded(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
