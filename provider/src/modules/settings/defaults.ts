import { defaultJournalAccounts } from "#contract/accounting/journal-accounts.ts";
import { emptyIssuer } from "#contract/invoices/issuer.ts";
import type { Settings } from "#contract/settings/settings.ts";
import { majorUnits, toWire } from "../../money.ts";

/**
 * Returns the default settings. The figures are the same in every currency, in minor units (0 decimals in JPY,
 * 3 in KWD).
 */
export function defaultSettings(currency: string): Settings {
  const whole = (amount: number) => toWire(majorUnits(amount, currency));
  return {
    payouts: {
      minimum: whole(10),
      maximum: whole(5_000),
      secondAdminAbove: whole(500),
      methods: {
        bank_transfer: { isOffered: true, flat: whole(1), basisPoints: 0 },
        paypal: { isOffered: true, flat: 0, basisPoints: 150 },
        us_account: { isOffered: currency === "USD", flat: whole(1), basisPoints: 0 },
      },
    },
    checkout: { maximum: whole(2_000), passwordAbove: whole(100), waitsAbove: whole(500) },
    referrals: { bonus: whole(10), monthly: 10 },
    currencies: { date: "", source: "", rates: [] },
    contact: { email: "", phone: "", address: "" },
    notifications: {},
    accounting: { accounts: defaultJournalAccounts },
    issuer: emptyIssuer,
  };
}
