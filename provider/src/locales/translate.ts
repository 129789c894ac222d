import { toMajorUnits } from "#contract/amount.ts";
import type { ErrorKey } from "#contract/error-keys.ts";
import { withdrawalState } from "#contract/withdrawals.ts";
import type { Language } from "../plugins/language.ts";
import { ar } from "./ar.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { withdrawalStates } from "./withdrawal-states.ts";

type Values = Record<string, string | number | null>;

const texts: Record<Language, Record<ErrorKey, string>> = { en, fr, ar };

/**
 * The text of an error key, its `{placeholders}` filled from `values`. A number beside a `currency`
 * is an amount in minor units and is written as money; a withdrawal's `state` is written as a word.
 */
export function translate(language: Language, key: ErrorKey, values: Values = {}): string {
  return texts[language][key].replace(/\{(\w+)\}/g, (_, name: string) => write(language, name, values));
}

function write(language: Language, name: string, values: Values): string {
  const { [name]: value = null, currency } = values;
  if (typeof value === "number" && typeof currency === "string") {
    const major = toMajorUnits(value, currency) as Intl.StringNumericLiteral;
    const text = new Intl.NumberFormat(language, { style: "currency", currency }).format(major);
    // Isolated, or the currency sign leaves its amount for the end of a right-to-left sentence.
    return language === "ar" ? `\u2068${text}\u2069` : text;
  }
  const state = withdrawalState.safeParse(name === "state" ? value : undefined);
  return state.success ? withdrawalStates[language][state.data] : String(value ?? "");
}
