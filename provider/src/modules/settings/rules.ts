import type { Settings } from "#contract/settings/settings.ts";
import type { RecordedArea } from "#contract/settings/settings-areas.ts";
import { assertWithinLimit, type AmountLimit } from "../../amount-limit.ts";
import { shareOf } from "#contract/money/share.ts";
import { Problem } from "../../problem.ts";
import type { ErrorKey } from "#contract/calls/error-keys.ts";
import { assertValidPlaceholders } from "./wording-rules.ts";

/** The context for validating settings. */
interface Bounds {
  limit: AmountLimit;
  at: Date;
}
type Rules = { [Area in RecordedArea]: (value: Settings[Area], bounds: Bounds) => void };

const rules: Rules = {
  payouts({ minimum, maximum, secondAdminAbove, methods }, { limit }) {
    assertAmountsWithinLimit({ maximum, secondAdminAbove }, limit);
    if (minimum > maximum) reject("minimum", "settings_minimum_above_maximum");
    const offered = Object.entries(methods).filter(([, { isOffered }]) => isOffered);
    if (offered.length === 0) reject("methods", "settings_no_method");
    if (methods.us_account.isOffered && limit.currency !== "USD")
      reject("methods.us_account.isOffered", "settings_us_account_currency");
    // The net amount of a withdrawal must be positive, even for the minimum amount.
    for (const [kind, { flat, basisPoints }] of offered)
      if (BigInt(flat) + shareOf(BigInt(minimum), basisPoints) >= BigInt(minimum))
        reject(`methods.${kind}.flat`, "settings_fee_too_high");
  },
  checkout({ maximum, passwordAbove, waitsAbove }, { limit }) {
    assertAmountsWithinLimit({ maximum, passwordAbove, waitsAbove }, limit);
  },
  referrals({ bonus }, { limit }) {
    assertAmountsWithinLimit({ bonus }, limit);
  },
  currencies({ date, rates }, { limit, at }) {
    const codes = rates.map(({ currency }) => currency);
    if (codes.includes(limit.currency)) reject("rates", "settings_rate_of_books");
    if (new Set(codes).size < codes.length) reject("rates", "settings_rate_twice");
    if (codes.length > 0 && date === "") reject("date", "settings_rates_undated");
    // Tomorrow's date is permitted, because that day has already begun in some time zones.
    const tomorrow = new Date(at.getTime() + 24 * 60 * 60 * 1000);
    if (date > tomorrow.toISOString().slice(0, 10)) reject("date", "settings_rates_ahead");
  },
  contact: () => undefined,
  accounting: () => undefined,
  issuer: () => undefined,
  notifications: assertValidPlaceholders,
};

/**
 * Validates the new settings of an area.
 * @throws Problem 422 at `value.<field>`
 */
export function validateSettings<Area extends RecordedArea>(
  area: Area,
  value: Settings[Area],
  bounds: Bounds,
): void {
  rules[area](value, bounds);
}

function assertAmountsWithinLimit(amounts: Record<string, number>, limit: AmountLimit): void {
  for (const [field, amount] of Object.entries(amounts))
    assertWithinLimit(limit, BigInt(amount), `value.${field}`);
}

function reject(field: string, key: ErrorKey): never {
  throw new Problem(422, key, { fields: { [`value.${field}`]: [key] } });
}
