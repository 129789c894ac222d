import { toMajorUnits } from "#contract/money/minor-units.ts";
import { claimState } from "#contract/claims/claims.ts";
import type { ErrorKey } from "#contract/calls/error-keys.ts";
import { leadState } from "#contract/leads/leads.ts";
import { normalizeMoney } from "#contract/money/money-text.ts";
import { withdrawalState } from "#contract/withdrawals/withdrawals.ts";
import { errors as errorsEn } from "../locales/en/errors.ts";
import { errors as errorsFr } from "../locales/fr/errors.ts";
import { errors as errorsAr } from "../locales/ar/errors.ts";
import { states as statesEn } from "../locales/en/states.ts";
import { states as statesFr } from "../locales/fr/states.ts";
import { states as statesAr } from "../locales/ar/states.ts";
import type { Language } from "../plugins/language.ts";

type Values = Record<string, string | number | null>;

const texts: Record<Language, Record<ErrorKey, string>> = { en: errorsEn, fr: errorsFr, ar: errorsAr };
const states: Record<Language, typeof statesEn> = { en: statesEn, fr: statesFr, ar: statesAr };

/**
 * Returns the text of an error key, with its `{placeholders}` replaced by `values`. If `values` contains a
 * `currency`, a number is an amount in minor units and is formatted as money. A withdrawal's `state`, a lead's
 * `leadState` and a claim's `claimState` are replaced by their names. A value in the format of a day or an
 * instant is formatted as a date or time in UTC.
 */
export function translate(language: Language, key: ErrorKey, values: Values = {}): string {
  return texts[language][key].replace(/\{(\w+)\}/g, (_, name: string) => write(language, name, values));
}

function write(language: Language, name: string, values: Values): string {
  const { [name]: value = null, currency } = values;
  if (typeof value === "number" && typeof currency === "string") {
    const major = toMajorUnits(value, currency) as Intl.StringNumericLiteral;
    const text = new Intl.NumberFormat(language, { style: "currency", currency }).format(major);
    return normalizeMoney(text, language);
  }
  if (typeof value === "string" && isTime.test(value)) return writeTime(language, value);
  const claim = claimState.safeParse(name === "claimState" ? value : undefined);
  if (claim.success) return states[language].claim[claim.data];
  const lead = leadState.safeParse(name === "leadState" ? value : undefined);
  if (lead.success) return states[language].lead[lead.data];
  const state = withdrawalState.safeParse(name === "state" ? value : undefined);
  return state.success ? states[language].withdrawal[state.data] : String(value ?? "");
}

const isTime = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z)?$/;

function writeTime(language: Language, value: string): string {
  const clock = { hour: "2-digit", minute: "2-digit", timeZoneName: "short" } as const;
  const format = new Intl.DateTimeFormat(language === "ar" ? "ar-u-nu-latn" : language, {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
    ...(value.includes("T") ? clock : {}),
  });
  const text = format.format(new Date(value));
  return language === "ar" ? `\u2068${text}\u2069` : text;
}
