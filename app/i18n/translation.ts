import type { Language } from "./languages";

/** The plural forms of a language (CLDR categories of Intl.PluralRules). */
interface PluralForms {
  en: "one" | "other";
  fr: "one" | "many" | "other";
  ar: "zero" | "one" | "two" | "few" | "many" | "other";
}

type AnyForm = PluralForms["ar"];
type PluralKey<K> = K extends `${infer Base}_other` ? Base : never;
type Plain<K> = Exclude<K, `${PluralKey<K>}_${AnyForm}`>;

/**
 * The type of a translation: every key of the English namespace, with every plural form of the language for
 * keys with a count. A missing or unknown key is a type error.
 */
export type Translation<English, L extends Language> = Record<Plain<keyof English>, string> &
  Record<`${PluralKey<keyof English>}_${PluralForms[L]}`, string>;

/** The keys for `t`. Keys with a count have no plural suffix. */
export type TextKey<English> = (Plain<keyof English> | PluralKey<keyof English>) & string;

export type TextValues = Record<string, string | number>;
export type Texts = Record<string, string>;

/** Returns a text with its `{{placeholders}}` replaced. `count` selects the plural form. */
export type Translate<English> = (key: TextKey<English>, values?: TextValues) => string;

const pluralRules = new Map<string, Intl.PluralRules>();

// Caches the rules, because creating them takes longer than all other parts of a translation.
function pluralForm(language: string, count: number): Intl.LDMLPluralRule {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules.select(count);
}

/**
 * Implements the part of i18next that the texts need (placeholders and plurals), so that pages don't load a
 * translation library (docs/decisions). A test compares the results with i18next. Unknown keys are returned
 * unchanged.
 */
export function translate(texts: Texts, language: string, key: string, values: TextValues = {}): string {
  const count = values.count;
  const counted = typeof count === "number" ? texts[`${key}_${pluralForm(language, count)}`] : undefined;
  const text = counted ?? texts[key] ?? key;
  return text.replace(/{{(\w+)}}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
