/** A value in a notification's texts. Amounts are in minor units; days are in UTC. */
type Value =
  { kind: "amount"; sample: number } | { kind: "text"; sample: string } | { kind: "day"; sample: Date };

/** Icons, each with its own color. Types without an icon have a bell. */
export type NotificationIcon = "approved" | "refused" | "sent" | "earned" | "tracked";

interface NotificationDefinition {
  /** The texts' placeholders, with the sample shown in previews: an amount in major units, a text, or a day. */
  values: Record<string, Value>;
  icon?: NotificationIcon;
  /**
   * The default channels: in the app and in the browser, and by mail if `email` is set. `alwaysInApp` types
   * can't be switched off in the app, because money left or came back. `optIn` types are off everywhere until a
   * member chooses them. `false` for types without settings.
   */
  channels: { email: boolean; alwaysInApp?: true; optIn?: true } | false;
}

function defineNotification<const Definition extends NotificationDefinition>(
  definition: Definition,
): Definition {
  return definition;
}

const amount = (sample: number) => ({ kind: "amount", sample }) as const;
const text = <const Sample extends string>(sample: Sample) => ({ kind: "text", sample }) as const;
const day = (sample: string) => ({ kind: "day", sample: new Date(`${sample}T00:00:00Z`) }) as const;

const withdrawal = { amount: amount(50), reference: text("WD-7KJ0MP3J") };
const order = { amount: amount(50), reference: text("OR-4TQ8ZB2N") };
const purchase = { amount: amount(50), store: text("Sephora") };
const bonus = { amount: amount(50) };
const reason = text("…");

/**
 * Every type of notification. A new type also needs its texts in
 * `provider/src/locales/<language>/notifications.ts` and its name in
 * `app/locales/<language>/notification-types.ts`.
 */
export const notificationDefinitions = {
  withdrawal_approved: defineNotification({
    values: withdrawal,
    icon: "approved",
    channels: { email: false },
  }),
  withdrawal_held: defineNotification({ values: withdrawal, channels: { email: true } }),
  withdrawal_rejected: defineNotification({
    values: { ...withdrawal, reason },
    icon: "refused",
    channels: { email: true, alwaysInApp: true },
  }),
  withdrawal_paid: defineNotification({
    values: { net: amount(49), reference: withdrawal.reference, paymentReference: text("SEPA-20931") },
    icon: "sent",
    channels: { email: true, alwaysInApp: true },
  }),
  cashback_earned: defineNotification({ values: purchase, icon: "earned", channels: { email: true } }),
  offer_completed: defineNotification({
    values: { ...purchase, expectedPayableAt: day("2030-01-31") },
    icon: "tracked",
    channels: { email: false },
  }),
  withdrawal_failed: defineNotification({
    values: { ...withdrawal, reason },
    channels: { email: true, alwaysInApp: true },
  }),
  withdrawal_returned: defineNotification({
    values: { ...withdrawal, returned: amount(50), reason },
    icon: "refused",
    channels: { email: true, alwaysInApp: true },
  }),
  withdrawal_unclaimed: defineNotification({
    values: { net: amount(49), reference: withdrawal.reference, claimableUntil: day("2030-01-31") },
    icon: "sent",
    channels: { email: true, alwaysInApp: true },
  }),
  favourite_rate_raised: defineNotification({
    values: { store: text("Sephora"), rate: text("8%") },
    channels: { email: true },
  }),
  favourite_coupon_ending: defineNotification({
    values: { store: text("Sephora"), coupon: text("10% off"), endsAt: day("2030-01-31") },
    channels: { email: false },
  }),
  gift_card_unused: defineNotification({ values: order, channels: { email: true } }),
  weekly_summary: defineNotification({
    values: {
      earned: amount(12),
      payable: amount(8),
      favourites: text("Sephora"),
    },
    channels: { email: false, optIn: true },
  }),
  order_delivered: defineNotification({ values: order, channels: { email: true } }),
  order_refunded: defineNotification({
    values: { ...order, reason },
    channels: { email: true, alwaysInApp: true },
  }),
  referral_paid: defineNotification({ values: bonus, channels: { email: true } }),
  referral_undone: defineNotification({ values: bonus, channels: { email: true, alwaysInApp: true } }),
  ticket_answered: defineNotification({
    values: { subject: text("PayPal"), answer: text("…") },
    channels: false,
  }),
  payout_method_outdated: defineNotification({
    values: { account: text("US•• •••• 6789") },
    channels: false,
  }),
  payout_transfer_failing: defineNotification({ values: { run: text("CL12") }, channels: false }),
  connection_failing: defineNotification({ values: { network: text("Awin") }, channels: false }),
  connection_stale: defineNotification({ values: { network: text("Awin") }, channels: false }),
  programmes_missing: defineNotification({ values: { network: text("Awin") }, channels: false }),
  fraud_hold: defineNotification({
    values: { member: text("Mai Laurent"), reference: text("FC-7KJ0MP3J") },
    channels: false,
  }),
  webhook_failing: defineNotification({ values: { address: text("crm.example.com") }, channels: false }),
  webhook_disabled: defineNotification({ values: { address: text("crm.example.com") }, channels: false }),
  programme_ended: defineNotification({
    values: { store: text("Sephora"), network: text("Awin") },
    channels: false,
  }),
  commission_lowered: defineNotification({
    values: { store: text("Sephora"), network: text("Awin") },
    channels: false,
  }),
};

type Definitions = typeof notificationDefinitions;
export type NotificationType = keyof Definitions;

/** Types that members can switch on and off per channel. */
export type SettableType = {
  [Type in NotificationType]: Definitions[Type]["channels"] extends false ? never : Type;
}[NotificationType];
/** Types that are always shown in the app. */
export type AlwaysInApp = {
  [Type in NotificationType]: Definitions[Type]["channels"] extends { alwaysInApp: true } ? Type : never;
}[NotificationType];
/** Types with an icon of their own. */
export type TypeWithIcon = {
  [Type in NotificationType]: Definitions[Type] extends { icon: NotificationIcon } ? Type : never;
}[NotificationType];

/** A text in every language that notifications are written in. */
export type TextByLanguage = Readonly<Record<"vi" | "en" | "fr" | "ar", string>>;

interface ValueTypes {
  amount: bigint;
  text: string | TextByLanguage;
  day: Date;
}
type ValuesOf<Declared extends Record<string, Value>> = {
  [Name in keyof Declared]: ValueTypes[Declared[Name]["kind"]];
} & ("amount" extends Declared[keyof Declared]["kind"] ? { currency: string } : unknown);

/** The values of each type's texts. Amounts are in minor units of `currency`. */
export type NotificationValues = { [Type in NotificationType]: ValuesOf<Definitions[Type]["values"]> };

/** Every type that members can switch on and off. */
export const settableTypes = typesWith(({ channels }) => channels !== false) as SettableType[];
/** Every type that is always shown in the app, because money left or came back. */
export const alwaysInApp = typesWith(
  ({ channels }) => channels !== false && channels.alwaysInApp === true,
) as AlwaysInApp[];
/** Every type with an icon of its own. */
export const typesWithIcon = typesWith(({ icon }) => icon !== undefined) as TypeWithIcon[];

function typesWith(matches: (definition: NotificationDefinition) => boolean): NotificationType[] {
  const entries = Object.entries(notificationDefinitions) as [NotificationType, NotificationDefinition][];
  return entries.flatMap(([type, definition]) => (matches(definition) ? [type] : []));
}
