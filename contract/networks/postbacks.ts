import { z } from "zod";
import { instant } from "../text/identifiers.ts";
import { isKnownCurrency } from "../exchange-rates/known-currency.ts";
import { currency, minorUnits } from "../money/money.ts";
import { timeZone } from "../notifications/notification-settings.ts";

/** The meaning of a network's status word. */
export const postbackStatus = z.enum(["pending", "confirmed", "rejected", "reversed"]);
export type PostbackStatus = z.infer<typeof postbackStatus>;

/**
 * The name of a parameter, or a path into JSON such as `saleAmount.amount`. Several names separated by `|` are
 * tried in order, because a network may use different names in its notifications and in its transaction list.
 */
const parameter = z.string().min(1).max(128);

/**
 * The notation of amounts: `point` 1,234.50, `comma` 1.234,50. JSON numbers are always exact. Without a setting
 * it is `point`, and the ambiguous `1,234` is refused.
 */
export const decimalMark = z.enum(["point", "comma"]);

/**
 * The notation of times. `iso`: text (ISO 8601, `26.11.2026 07:40` or `Wed Apr 15 2026 21:20:27 GMT+0000
 * (UTC)`). `month_first` and `day_first`: also text with slashes, with the month or the day first. `seconds`
 * and `milliseconds`: also numbers, counted since 1970.
 */
export const timeNotation = z.enum(["iso", "seconds", "milliseconds", "month_first", "day_first"]);

/**
 * How a network's reports are read: the parameters, the status words, and the notation of amounts and times.
 * Absent parameters aren't sent by the network.
 */
export const postbackMapping = z.object({
  parameters: z.object({
    click: parameter,
    transaction: parameter,
    /**
     * The programme, for networks whose transaction ids are unique only within a programme: it becomes part of
     * the id.
     */
    programme: parameter.optional(),
    /** The parameter that distinguishes the lines, items or corrections of one transaction. */
    part: parameter.optional(),
    /** The transaction that a report corrects. If a report has one, its own id identifies a part of that transaction. */
    original: parameter.optional(),
    item: parameter.optional(),
    order: parameter.optional(),
    amount: parameter,
    commission: parameter,
    currency: parameter.optional(),
    /** The currency of the commission, if it can differ from the amount's. */
    commissionCurrency: parameter.optional(),
    status: parameter.optional(),
    time: parameter.optional(),
    /** When the network last changed status or amounts. `time` is the time of the purchase. */
    changedAt: parameter.optional(),
    /** The day from which the network can no longer change the purchase. */
    lockedAt: parameter.optional(),
    /** Whether the network has paid us: a yes or no, or the date. */
    paid: parameter.optional(),
    /** Id of the network's payment to us. Without `paid`, any value except 0 means that the network has paid. */
    paymentId: parameter.optional(),
  }),
  /** The network's status words, in lower case. */
  statuses: z.record(z.string().min(1).max(64), postbackStatus),
  amounts: z.enum(["major", "minor"]),
  times: timeNotation,
  /** The zone of times without an offset. UTC if absent. */
  timeZone: timeZone.optional(),
  decimalMark: decimalMark.optional(),
  /** The status of reports that contain none. If absent, such reports are refused. */
  statusWhenMissing: postbackStatus.optional(),
  /**
   * `delta`: a negative amount is subtracted from the sum of the purchase's other reports. If absent, negative
   * amounts are refused.
   */
  negativeAmounts: z.enum(["delta"]).optional(),
  /** `items`: lines of one file or request with the same transaction are items of one order. */
  lines: z.enum(["items"]).optional(),
  /** The currency of reports that name none; by default the accounts' currency. */
  usualCurrency: currency.refine(isKnownCurrency).optional(),
  /** The field of a form that holds the report as JSON. */
  wrapper: parameter.optional(),
  /**
   * The array in a JSON report that holds its items. Each item is a report of its own. A path through the
   * array (`conversion_items.item_value`) reads a value of the item; any other path reads a value that all
   * items share.
   */
  items: parameter.optional(),
});
export type PostbackMapping = z.infer<typeof postbackMapping>;

/**
 * A parsed report. Amounts are in minor units of the reported currencies, negative if the network takes money
 * back. `at` is the time in the report, or the time it was received.
 */
export const interpretation = z.object({
  click: z.string(),
  transaction: z.string(),
  /** The part of the transaction; absent if the report is about the whole transaction. */
  part: z.string().optional(),
  item: z.string().nullable(),
  order: z.string().nullable(),
  amount: minorUnits,
  /** Present if the report names no amount. Then only a flat rate can be applied. */
  hasNoAmount: z.literal(true).optional(),
  commission: minorUnits,
  currency,
  /** The currency of the commission; absent if it is the same as the amount's. */
  commissionCurrency: currency.optional(),
  /** The number of decimals of a foreign currency; absent for the accounts' currency. */
  digits: z.int().min(0).max(4).optional(),
  commissionDigits: z.int().min(0).max(4).optional(),
  status: postbackStatus,
  at: instant,
  /** When status or amounts last changed; absent if the network doesn't send it. */
  changedAt: instant.optional(),
  /** The date from which the network can't change the purchase; absent if the network doesn't report one. */
  lockedAt: instant.optional(),
  /** Present if the network has paid us for the purchase; `at` is `null` if it sends no date. */
  paid: z.object({ at: instant.nullable(), paymentId: z.string().nullable() }).optional(),
});
export type Interpretation = z.infer<typeof interpretation>;

/** Reasons for quarantine: the report is unreadable, or no member can be credited for it. */
export const postbackReasons = [
  "mapping_incomplete",
  "unreadable",
  "parameter_repeated",
  "click_missing",
  "transaction_invalid",
  "transaction_rounded",
  "placeholder_left",
  "status_unknown",
  "currency_invalid",
  "rate_missing",
  "currency_differs",
  "amount_invalid",
  "commission_invalid",
  "amount_too_large",
  "amount_negative",
  "time_invalid",
  "time_in_future",
  "paid_invalid",
  "click_unknown",
  "click_of_other_network",
  "click_expired",
  "purchase_before_click",
  "click_differs",
  "claimed_already",
  "member_deleted",
  "order_similar_to_claim",
  "visit_claimed",
  "order_reported_twice",
  "transaction_case_differs",
  "confirmation_missing",
  "original_missing",
  "too_many_parts",
  "failed",
] as const;
export const postbackReason = z.enum(postbackReasons);
export type PostbackReason = z.infer<typeof postbackReason>;

export const postbackStates = ["received", "applied", "unchanged", "quarantined", "discarded"] as const;
export const postbackState = z.enum(postbackStates);
export type PostbackState = z.infer<typeof postbackState>;
