import type { CurrencySettings } from "#contract/settings/settings.ts";
import { formatBasisPoints, formatDate, formatNumber, moneyInText } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { formatAmountInput, formatFraction } from "~/i18n/typed-text";
import type { SettingsField } from "./field-types";
import { formatRateLines } from "./rates-text";

type Rates = CurrencySettings["rates"];

/** Formats a setting for its input. */
export function formatSettingInput(
  { kind }: SettingsField,
  value: unknown,
  currency: string,
  language: Language,
) {
  if (kind === "money") return formatAmountInput(Number(value), currency, language);
  if (kind === "share") return formatFraction(Number(value), 2, language);
  if (kind === "rates") return formatRateLines(value as Rates, language).join("\n");
  return String(value ?? "");
}

/** Formats a setting for a list of changes. An empty text is shown as a dash. */
export function formatSetting(
  { kind }: SettingsField,
  value: unknown,
  { currency, language, t }: { currency: string; language: Language; t: Translate<Namespaces["settings"]> },
): string {
  if (kind === "money") return moneyInText(Number(value), currency, language);
  if (kind === "share") return formatBasisPoints(Number(value), language);
  if (kind === "count") return formatNumber(Number(value), language);
  if (kind === "flag") return t(value ? "yes" : "no");
  if (kind === "date" && value) return formatDate(String(value), language);
  if (kind === "rates") return formatRateLines(value as Rates, language).join(" · ") || "–";
  return String(value ?? "") || "–";
}
