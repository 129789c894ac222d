import { defaultJournalAccounts } from "#contract/accounting/journal-accounts.ts";
import { emptyIssuer } from "#contract/invoices/issuer.ts";
import type { Settings } from "#contract/settings/settings.ts";
import { majorUnits, toWire } from "../../money.ts";

/**
 * Returns the default settings. The figures are the same in every currency, in minor units (0 decimals in JPY,
 * 3 in KWD).
 */
export function defaultSettings(currency: string): Settings {
  const wireAmount = (amount: number) => toWire(majorUnits(amount, currency));
  return {
    payouts: {
      minimum: wireAmount(10),
      maximum: wireAmount(5_000),
      secondAdminAbove: wireAmount(500),
      methods: {
        bank_transfer: { isOffered: true, flat: wireAmount(1), basisPoints: 0 },
        paypal: { isOffered: true, flat: 0, basisPoints: 150 },
        us_account: { isOffered: currency === "USD", flat: wireAmount(1), basisPoints: 0 },
      },
    },
    checkout: { maximum: wireAmount(2_000), passwordAbove: wireAmount(100), waitsAbove: wireAmount(500) },
    referrals: { bonus: wireAmount(10), monthly: 10 },
    currencies: { date: "", source: "", rates: [] },
    contact: { email: "", phone: "", address: "" },
    notifications: {},
    accounting: { accounts: defaultJournalAccounts },
    issuer: emptyIssuer,
  };
}
