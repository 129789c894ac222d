import { isSEPACountry } from "ibantools";
import type { Exclusion } from "#contract/payout-runs/run-states.ts";
import { readAccountHolder } from "#contract/text/input/account-holder.ts";
import { readIban } from "#contract/text/input/iban.ts";
import type { PayoutDetails } from "#contract/withdrawals/payout-methods.ts";

/** Countries that joined the SEPA area in 2025 and 2026, which the library's list lacks. */
const newSepaCountries = ["AL", "MD", "ME", "MK", "RS"];

/**
 * Returns why a bank account can't receive euros by SEPA, or `null` if it can. Methods stored before a rule was
 * introduced may break it.
 */
export function excludeFromSepa(details: PayoutDetails): Exclusion | null {
  if (details.kind !== "bank_transfer" || !readIban(details.iban).ok) return "account_invalid";
  const country = details.iban.slice(0, 2);
  if (!isSEPACountry(country) && !newSepaCountries.includes(country)) return "not_sepa";
  const holder = readAccountHolder(details.holder);
  if (holder.ok) return null;
  return holder.problem === "holder_not_latin" ? "name_not_latin" : "account_invalid";
}
