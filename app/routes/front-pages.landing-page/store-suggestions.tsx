import type { Welcome } from "#contract/stores/welcome.ts";
import { rateRange } from "~/features/stores/cash-back-text";
import { useLanguage } from "~/i18n/use-translation";

/** The store names that searches suggest, each with its rate. The browser shows and filters them. */
export function StoreSuggestions({ id, stores }: { id: string; stores: Welcome["suggested"] }) {
  const language = useLanguage();
  return (
    <datalist id={id} suppressHydrationWarning>
      {stores.map(({ name, cashBack }) => (
        <option
          key={name}
          value={name}
          label={cashBack ? rateRange(cashBack, language) : undefined}
          suppressHydrationWarning
        />
      ))}
    </datalist>
  );
}
