import type { Settings } from "#contract/settings.ts";
import type { SettingsArea } from "#contract/settings-areas.ts";
import { refuseAbove, type AmountLimit } from "../../amount-limit.ts";
import { shareOf } from "../../money.ts";
import { Problem } from "../../problem.ts";
import type { ErrorKey } from "#contract/error-keys.ts";
import { refuseWrongPlaceholders } from "./wording-rules.ts";

type Rules = { [Area in SettingsArea]: (value: Settings[Area], limit: AmountLimit) => void };

const rules: Rules = {
  payouts({ minimum, maximum, secondAdminAbove, methods }, limit) {
    refuseLarge({ maximum, secondAdminAbove }, limit);
    if (minimum > maximum) refuse("minimum", "settings_minimum_above_maximum");
    const offered = Object.entries(methods).filter(([, { isOffered }]) => isOffered);
    if (offered.length === 0) refuse("methods", "settings_no_method");
    // What is withdrawn leaves something to send, at the smallest amount too.
    for (const [kind, { flat, basisPoints }] of offered)
      if (BigInt(flat) + shareOf(BigInt(minimum), basisPoints) >= BigInt(minimum))
        refuse(`methods.${kind}.flat`, "settings_fee_too_high");
  },
  checkout({ maximum, passwordAbove, waitsAbove }, limit) {
    refuseLarge({ maximum, passwordAbove, waitsAbove }, limit);
  },
  referrals({ bonus }, limit) {
    refuseLarge({ bonus }, limit);
  },
  contact: () => undefined,
  notifications: refuseWrongPlaceholders,
};

/**
 * Holds new settings against each other.
 * @throws Problem 422 at `value.<field>`
 */
export function refuseUnsound<Area extends SettingsArea>(
  area: Area,
  value: Settings[Area],
  limit: AmountLimit,
): void {
  rules[area](value, limit);
}

function refuseLarge(amounts: Record<string, number>, limit: AmountLimit): void {
  for (const [field, amount] of Object.entries(amounts)) refuseAbove(limit, BigInt(amount), `value.${field}`);
}

function refuse(field: string, key: ErrorKey): never {
  throw new Problem(422, key, { fields: { [`value.${field}`]: [key] } });
}
