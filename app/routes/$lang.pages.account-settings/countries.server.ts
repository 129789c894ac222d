import { getCountries } from "libphonenumber-js/min";
import type { SelectOption } from "~/components/ui/select";
import type { Language } from "~/i18n/languages";

const cache = new Map<Language, SelectOption[]>();

/** Returns all countries, sorted by name in a language. */
export function countryOptions(language: Language): SelectOption[] {
  const cached = cache.get(language);
  if (cached) return cached;
  const names = new Intl.DisplayNames([language], { type: "region" });
  const options = getCountries().map((value) => ({ value, label: names.of(value) ?? value }));
  const order = new Intl.Collator(language);
  options.sort((one, other) => order.compare(one.label, other.label));
  cache.set(language, options);
  return options;
}
