import type { SelectOption } from "~/components/ui/select";
import type { Language } from "~/i18n/languages";

/** Returns currencies, sorted by name in a language. */
export function currencyOptions(codes: string[], language: Language): SelectOption[] {
  const names = new Intl.DisplayNames([language], { type: "currency" });
  const order = new Intl.Collator(language);
  return codes
    .map((value) => ({ value, label: `${names.of(value) ?? value} (${value})` }))
    .toSorted((one, other) => order.compare(one.label, other.label));
}
