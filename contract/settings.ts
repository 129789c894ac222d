import { z } from "zod";
import { emailAddress } from "./auth.ts";
import { issuer, type Issuer } from "./issuer.ts";
import { isKnownCurrency } from "./known-currency.ts";
import { minorUnits, positiveMinorUnits } from "./money.ts";
import { notificationLanguage } from "./notification-settings.ts";
import { settableTypes } from "./notification-types.ts";
import { payoutMethodKind } from "./payout-methods.ts";
import { contactLimits, currencyLimits, largestFeeShare, wordingLimits } from "./settings-areas.ts";
import { ratePattern } from "./shown-currency.ts";
import { plainText } from "./text.ts";

const amount = minorUnits.nonnegative();

/** How a kind of payout is offered and what it costs. */
export const payoutTerms = z.object({
  /** Otherwise nobody adds such a method or withdraws to one. */
  isOffered: z.boolean(),
  /** Minor units of each withdrawal. */
  flat: amount,
  /** Hundredths of a per cent of the amount. */
  basisPoints: z.int().min(0).max(largestFeeShare),
});

/** What a withdrawal may be, what it costs, and above what two admins approve it. Amounts in minor units. */
export const payoutSettings = z.object({
  minimum: positiveMinorUnits,
  maximum: positiveMinorUnits,
  secondAdminAbove: amount,
  methods: z.record(payoutMethodKind, payoutTerms),
});
export type PayoutSettings = z.infer<typeof payoutSettings>;

/** What an order of the shop may come to. Amounts in minor units. */
export const checkoutSettings = z.object({
  maximum: positiveMinorUnits,
  /** Above it the password or a passkey of the last ten minutes is needed. */
  passwordAbove: amount,
  /** What a member's orders of 24 hours come to before the next one waits for an admin. */
  waitsAbove: amount,
});
export type CheckoutSettings = z.infer<typeof checkoutSettings>;

/** What bringing a friend is worth. */
export const referralSettings = z.object({
  /** Minor units each of the two gets. */
  bonus: positiveMinorUnits,
  /** Bonuses a member is paid in a calendar month (UTC) before an admin looks. */
  monthly: z.int().min(0).max(1_000),
});
export type ReferralSettings = z.infer<typeof referralSettings>;

/** What members may see their money in besides the books' currency: for orientation, nothing is booked by it. */
export const currencySettings = z.object({
  /** The day the rates are of; empty while there are none. */
  date: z.union([z.literal(""), z.iso.date()]),
  /** Where they come from, as members read it; may be empty. */
  source: plainText.trim().max(currencyLimits.source),
  /** Units of a currency for one unit of the books' own. */
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

/** How people reach who runs this; what is empty is not shown. */
export const contactSettings = z.object({
  email: z.union([z.literal(""), emailAddress.pipe(z.string().max(contactLimits.email))]),
  phone: line(contactLimits.phone).regex(/^(\+?[\d\s().-]{5,})?$/),
  address: line(contactLimits.address),
});
export type ContactSettings = z.infer<typeof contactSettings>;

/** The operator's own wording of one notification; what is empty is as the program came. */
export const wording = z.object({
  title: plainText.trim().max(wordingLimits.title),
  description: plainText.trim().max(wordingLimits.description),
});
export type Wording = z.infer<typeof wording>;

/** Own wordings by type and language; `{amount}` and the like stand for what a type tells about. */
export const notificationWordings = z.partialRecord(
  z.enum(settableTypes),
  z.partialRecord(notificationLanguage, wording),
);
export type NotificationWordings = z.infer<typeof notificationWordings>;

/** The schema of each area's settings. */
export const settingsSchemas = {
  payouts: payoutSettings,
  checkout: checkoutSettings,
  referrals: referralSettings,
  currencies: currencySettings,
  contact: contactSettings,
  notifications: notificationWordings,
  issuer,
};
export interface Settings {
  payouts: PayoutSettings;
  checkout: CheckoutSettings;
  referrals: ReferralSettings;
  currencies: CurrencySettings;
  contact: ContactSettings;
  notifications: NotificationWordings;
  issuer: Issuer;
}
