import { parseAmount } from "#contract/money/amount.ts";
import { foldText } from "#shared/fold-text.ts";

export const currencyCodes = new Set(Intl.supportedValuesOf("currency"));
const languages = ["en", "de", "fr", "nl", "es", "it", "pt", "pl", "sv", "da", "ar"];

/** Names of currency units in several languages, by the unit's name in English. */
const unitWords: Record<string, string[]> = {
  dollar: ["dollar", "dolar", "dollaro", "دولار"],
  euro: ["euro", "يورو"],
  pound: ["pound", "pfund", "livre", "libra", "sterlina", "sterling", "جنيه"],
  franc: ["franc", "franken", "franco", "فرنك"],
  kron: ["krone", "krona", "kronor", "kroner"],
  yen: ["yen", "ين"],
  yuan: ["yuan", "يوان"],
  rupee: ["rupee", "rupie", "روبيه"],
  peso: ["peso"],
  riyal: ["riyal", "ريال"],
  dirham: ["dirham", "درهم"],
  dinar: ["dinar", "دينار"],
};
const unitOfStem = new Map(
  Object.entries(unitWords).flatMap(([unit, words]) => words.map((word) => [stemOf(word), unit] as const)),
);
/** Units that only one currency has. */
const codeOfUnit: Record<string, string> = { euro: "EUR", yen: "JPY" };
/** Longer cells aren't headings. The time to search for names grows with the square of the number of words. */
const maxHeadingLength = 200;
let codesByName: Map<string, string> | undefined;

/** Returns whether a code, sign or name can mean the currency. */
export function isCurrency(named: string, currency: string): boolean {
  return named.toUpperCase() === currency || parseAmount(`1 ${named}`, currency, "en").ok;
}

/**
 * Returns the currency in a heading such as `Betrag (EUR)`, `Amount in €` or `Amount in dollars`: `own` if
 * the heading can mean it, otherwise the code, sign or word in the heading. Returns undefined for a heading
 * without a currency.
 */
export function currencyInHeading(text: string, own: string): string | undefined {
  const heading = text.slice(0, maxHeadingLength);
  const marked = /\p{Sc}/u.exec(heading)?.[0] ?? codeIn(heading);
  if (marked !== undefined) return isCurrency(marked, own) ? own : marked;
  const words = foldText(heading)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const stems = words.map(stemOf);
  const code = nameIn(stems);
  if (code !== undefined) return code;
  const at = stems.findIndex((stem) => unitOfStem.has(stem));
  const unit = unitOfStem.get(stems[at] ?? "");
  if (unit === undefined) return undefined;
  const ownName = foldText(new Intl.DisplayNames("en", { type: "currency" }).of(own) ?? "");
  if (ownName.split(" ").some((word) => word.startsWith(unit))) return own;
  return codeOfUnit[unit] ?? words[at];
}

function codeIn(heading: string): string | undefined {
  const match =
    /[([]\s*([A-Za-z]{3})\s*[)\]]|\S[\s_/-]+([A-Z]{3})$|^([A-Z]{3})[\s_/-]+\S|\s(?:in|en)\s+([A-Za-z]{3})$/.exec(
      heading.trim(),
    );
  const code = match?.slice(1).find(Boolean)?.toUpperCase();
  if (code && currencyCodes.has(code)) return code;
  return /\beur\b/i.test(heading) ? "EUR" : undefined;
}

/**
 * Returns the code of the currency in a heading if its name consists of several words, such as `Canadian
 * dollars`.
 */
function nameIn(stems: string[]): string | undefined {
  codesByName ??= new Map(
    languages.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: "currency" });
      return [...currencyCodes].flatMap((code) => {
        const words = foldText(names.of(code) ?? "")
          .split(/[^\p{L}]+/u)
          .filter(Boolean);
        return words.length > 1 ? [[words.map(stemOf).join(" "), code] as const] : [];
      });
    }),
  );
  for (let start = 0; start < stems.length; start += 1)
    for (let end = stems.length; end > start + 1; end -= 1) {
      const code = codesByName.get(stems.slice(start, end).join(" "));
      if (code !== undefined) return code;
    }
  return undefined;
}

/** Returns a word without plural and case endings, and without the Arabic article. */
function stemOf(word: string): string {
  let stem = foldText(word).replace(/^(?:ب|و)?ال(?=\p{L}{3})/u, "");
  while (stem.length > 4 && /(?:e?[nrs]|[ei])$/.test(stem)) stem = stem.replace(/(?:e?[nrs]|[ei])$/, "");
  return stem;
}
