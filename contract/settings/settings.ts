import { z } from "zod";
import { emailAddress } from "../accounts/auth.ts";
import {
  defaultJournalAccounts,
  type JournalAccountKey,
  journalAccountKeys,
  journalAccountLimits,
} from "../accounting/journal-accounts.ts";
import { issuer, type Issuer } from "../invoices/issuer.ts";
import { isKnownCurrency } from "../exchange-rates/known-currency.ts";
import { minorUnits, positiveMinorUnits } from "../money/money.ts";
import { notificationLanguage } from "../notifications/notification-settings.ts";
import { settableTypes } from "../notifications/notification-types.ts";
import type { PayoutMethodKind } from "../withdrawals/payout-methods.ts";
import { contactLimits, currencyLimits, maxFeeShare, wordingLimits } from "./settings-areas.ts";
import { ratePattern } from "../accounts/shown-currency.ts";
import { plainText } from "../text/text.ts";

const amount = minorUnits.nonnegative();

/** Availability and fees of a kind of payout method. */
export const payoutTerms = z.object({
  /** If `false`, methods of this kind can't be added or used. */
  isOffered: z.boolean(),
  /** The fee per withdrawal in minor units. */
  flat: amount,
  /** The fee in basis points of the amount. */
  basisPoints: z.int().min(0).max(maxFeeShare),
});

/**
 * Limits and fees of withdrawals, and the amount above which two admins have to approve. Amounts are in minor
 * units.
 */
export const payoutSettings = z.object({
  minimum: positiveMinorUnits,
  maximum: positiveMinorUnits,
  secondAdminAbove: amount,
  methods: z.object({
    bank_transfer: payoutTerms,
    paypal: payoutTerms,
    /** Absent in settings from before US accounts. */
    us_account: payoutTerms.default({ isOffered: false, flat: 0, basisPoints: 0 }),
  } satisfies Record<PayoutMethodKind, z.ZodType>),
});
export type PayoutSettings = z.infer<typeof payoutSettings>;

/** Limits of orders in the shop. Amounts are in minor units. */
export const checkoutSettings = z.object({
  maximum: positiveMinorUnits,
  /** Orders above this amount require a password or passkey check within the last ten minutes. */
  passwordAbove: amount,
  /** The sum of a member's orders in 24 hours above which the next order waits for an admin. */
  waitsAbove: amount,
});
export type CheckoutSettings = z.infer<typeof checkoutSettings>;

/** The bonus for referring a friend. */
export const referralSettings = z.object({
  /** The bonus that the member and the friend get each, in minor units. */
  bonus: positiveMinorUnits,
  /** The number of bonuses per calendar month (UTC) that are paid without a review by an admin. */
  monthly: z.int().min(0).max(1_000),
});
export type ReferralSettings = z.infer<typeof referralSettings>;

/**
 * Currencies in which members can also see amounts, for orientation only: bookings use the accounts' currency.
 */
export const currencySettings = z.object({
  /** The day of the rates; empty if there are none. */
  date: z.union([z.literal(""), z.iso.date()]),
  /** The source of the rates, as shown to members. Optional. */
  source: plainText.trim().max(currencyLimits.source),
  /** Units of a currency for one unit of the accounts' currency, by currency. */
  rates: z
    .array(
      z.object({
        currency: z.string().refine(isKnownCurrency),
        rate: z.string().max(24).regex(ratePattern),
      }),
    )
    .max(currencyLimits.rates),
});
export type CurrencySettings = z.infer<typeof currencySettings>;

const line = (longest: number) => z.string().trim().max(longest);

/** The operator's contact details. Empty ones aren't shown. */
export const contactSettings = z.object({
  email: z.union([z.literal(""), emailAddress.pipe(z.string().max(contactLimits.email))]),
  phone: line(contactLimits.phone).regex(/^(\+?[\d\s().-]{5,})?$/),
  address: line(contactLimits.address),
});
export type ContactSettings = z.infer<typeof contactSettings>;

/** The operator's own texts of a notification. Empty texts are replaced with the defaults. */
export const wording = z.object({
  title: plainText.trim().max(wordingLimits.title),
  description: plainText.trim().max(wordingLimits.description),
});
export type Wording = z.infer<typeof wording>;

/** The operator's own texts by type and language, with placeholders such as `{amount}`. */
export const notificationWordings = z.partialRecord(
  z.enum(settableTypes),
  z.partialRecord(notificationLanguage, wording),
);
export type NotificationWordings = z.infer<typeof notificationWordings>;

const journalAccount = z.object({
  /** FEC files need numbers that begin with three digits. */
  number: z
    .string()
    .trim()
    .max(journalAccountLimits.number)
    .regex(/^\d{3}[0-9A-Za-z]*$/, "account_number_invalid"),
  /** Tabs, line breaks and `|` would end a field of the file. */
  name: plainText
    .trim()
    .min(1, "account_name_missing")
    .max(journalAccountLimits.name)
    .regex(/^[^\t\r\n|]*$/),
});

/** The account of the operator's books for each account of the ledger. */
export const accountingSettings = z.object({
  accounts: z.object(
    Object.fromEntries(
      journalAccountKeys.map((key) => [key, journalAccount.default(defaultJournalAccounts[key])]),
    ) as Record<JournalAccountKey, z.ZodDefault<typeof journalAccount>>,
  ),
});
export type AccountingSettings = z.infer<typeof accountingSettings>;

/** The schema of each area's settings. */
export const settingsSchemas = {
  payouts: payoutSettings,
  checkout: checkoutSettings,
  referrals: referralSettings,
  currencies: currencySettings,
  contact: contactSettings,
  notifications: notificationWordings,
  accounting: accountingSettings,
  issuer,
};
export interface Settings {
  payouts: PayoutSettings;
  checkout: CheckoutSettings;
  referrals: ReferralSettings;
  currencies: CurrencySettings;
  contact: ContactSettings;
  notifications: NotificationWordings;
  accounting: AccountingSettings;
  issuer: Issuer;
}
