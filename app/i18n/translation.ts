import type { Language } from "./languages";

/** Plural forms a language needs (CLDR categories of Intl.PluralRules). */
interface PluralForms {
  en: "one" | "other";
  fr: "one" | "many" | "other";
  ar: "zero" | "one" | "two" | "few" | "many" | "other";
}

type AnyForm = PluralForms["ar"];
type PluralKey<K> = K extends `${infer Base}_other` ? Base : never;
type Plain<K> = Exclude<K, `${PluralKey<K>}_${AnyForm}`>;

/**
 * The shape a translation must have: every plain key of the English namespace, and every
 * plural form of the language for the counted ones. A missing or unknown key fails the typecheck.
 */
export type Translation<English, L extends Language> = Record<Plain<keyof English>, string> &
  Record<`${PluralKey<keyof English>}_${PluralForms[L]}`, string>;

/** Keys as `t` takes them: counted ones without their form. */
export type TextKey<English> = (Plain<keyof English> | PluralKey<keyof English>) & string;

export type TextValues = Record<string, string | number>;
export type Texts = Record<string, string>;

/** Looks a text up and fills its `{{placeholders}}`; `count` chooses the plural form. */
export type Translate<English> = (key: TextKey<English>, values?: TextValues) => string;

/**
 * The subset of i18next our texts use — placeholders and plurals — in a few bytes, so that no
 * page loads a translation engine (docs/decisions). A test holds it against i18next itself.
 * An unknown key comes back as itself.
 */
export function translate(texts: Texts, language: string, key: string, values: TextValues = {}): string {
  const count = values.count;
  const counted =
    typeof count === "number" ? texts[`${key}_${new Intl.PluralRules(language).select(count)}`] : undefined;
  const text = counted ?? texts[key] ?? key;
  return text.replace(/{{(\w+)}}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
