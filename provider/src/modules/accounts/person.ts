import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { ErrorKey } from "#contract/calls/error-keys.ts";
import { Problem } from "../../problem.ts";

/**
 * Validates a country for which phone number rules exist. @throws Problem 422 `country_unknown` at field
 * `country`
 */
export function readCountry(code: string): CountryCode {
  if (!isSupportedCountry(code)) throw invalidField("country", "country_unknown");
  return code;
}

/**
 * Converts a phone number, in national format or with `+`, to international format.
 * @throws Problem 422 `phone_invalid` at field `phone`
 */
export function readPhone(typed: string, country: string | null): string {
  const region = country !== null && isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(typed, region);
  if (!number?.isValid()) throw invalidField("phone", "phone_invalid");
  return number.number;
}

function invalidField(field: string, key: ErrorKey): Problem {
  return new Problem(422, key, { fields: { [field]: [key] } });
}
