import type { PostbackReason } from "#contract/networks/postbacks.ts";
import { isSimilarOrder } from "#contract/text/input/order-reference.ts";
import type { LeadRow } from "./repository.ts";

/** The facts that show whether two purchases are the same. */
export interface OrderFacts {
  storeId: string;
  /** `null` if no click led to the purchase. */
  clickId: string | null;
  /** The normalized order number (`comparableOrder`); `null` without one. */
  order: string | null;
  amount: bigint;
  occurredAt: Date;
  isClaim: boolean;
  /** The item codes in the purchase's reports; empty if unknown. */
  items: (string | null)[];
}

/** A stored purchase that may be the same as another. */
export interface RelatedPurchase extends OrderFacts {
  lead: LeadRow;
}

/**
 * How a purchase may be the same as a stored one:
 * - `same_order`: the same order of the store, and one of the two was claimed;
 * - `similar_order`: one order number is a prefix of the other, and one of the two was claimed;
 * - `same_visit`: the same visit and a similar amount or day; one of the two has no order number, and one was
 *   claimed;
 * - `second_report`: reported twice with different transactions: the same visit, order, amount and day, and
 *   no different items.
 */
type Relation = "same_order" | "similar_order" | "same_visit" | "second_report";

const hour = 60 * 60 * 1000;
// The day that a member claims is in their time zone and stored as noon UTC, so a purchase on the same day may
// be up to 26 hours earlier or later.
const maxClaimGap = 26 * hour;
const reportedDay = 24 * hour;

/**
 * Returns why two purchases may be the same order, or undefined if they are different. Used wherever orders are
 * credited.
 */
export function relationOf(one: OrderFacts, other: OrderFacts): Relation | undefined {
  if (one.storeId !== other.storeId) return undefined;
  const isSameVisit = one.clickId !== null && one.clickId === other.clickId;
  const { order } = one;
  const isSameOrder = order !== null && order === other.order;
  const isSimilar = order !== null && other.order !== null && isSimilarOrder(order, other.order);
  if (!one.isClaim && !other.isClaim) {
    const isRepeated = isSameVisit && (isSameOrder || isSimilar) && isSamePurchase(one, other);
    return isRepeated ? "second_report" : undefined;
  }
  if (isSameOrder) return "same_order";
  if (isSimilar) return "similar_order";
  const hasOneOrder = order === null || other.order === null;
  return isSameVisit && hasOneOrder && isAlike(one, other) ? "same_visit" : undefined;
}

/** Returns whether the amounts and days are equal and the item codes don't show that the purchases differ. */
function isSamePurchase(one: OrderFacts, other: OrderFacts): boolean {
  const hasCommonItem =
    one.items.length === 0 ||
    other.items.length === 0 ||
    one.items.some((item) => other.items.includes(item));
  return one.amount === other.amount && isWithin(reportedDay, one, other) && hasCommonItem;
}

/**
 * Returns whether the amounts or the days are similar. Amounts entered by members include tax and postage,
 * which networks don't report.
 */
function isAlike(one: OrderFacts, other: OrderFacts): boolean {
  const [less, more] = one.amount < other.amount ? [one.amount, other.amount] : [other.amount, one.amount];
  return (more - less) * 4n <= more || isWithin(maxClaimGap, one, other);
}

function isWithin(span: number, one: OrderFacts, other: OrderFacts): boolean {
  return Math.abs(one.occurredAt.getTime() - other.occurredAt.getTime()) <= span;
}

/** Returns whether a purchase credits its member, now or after a hold ends. */
function isCredited({ state }: Pick<LeadRow, "state">): boolean {
  return state !== "rejected" && state !== "reversed";
}

/**
 * The result of comparing a purchase with stored purchases: it can be credited, it is the same as `lead`, or an
 * admin must compare it with `lead`.
 */
export type OrderVerdict =
  | { outcome: "credit" }
  | { outcome: "same"; lead: LeadRow }
  | { outcome: "hold"; reason: PostbackReason; lead: LeadRow };

const holdReasons = {
  same_order: "claimed_already",
  similar_order: "order_similar_to_claim",
  same_visit: "visit_claimed",
  second_report: "order_reported_twice",
} as const satisfies Record<Relation, PostbackReason>;

/**
 * Classifies a purchase by comparing it with purchases that may be the same. `distinctFrom` contains the ids of
 * leads that an admin has found to be different. An order credited by a claim is never credited again,
 * regardless of an admin's finding, unless that credit was reversed. A claim is never credited for an order
 * that the network has reported, whatever the order's status.
 */
export function classifyOrder(
  purchase: OrderFacts,
  related: RelatedPurchase[],
  distinctFrom: readonly string[] = [],
): OrderVerdict {
  const found = related.flatMap((other) => {
    const relation = relationOf(purchase, other);
    return relation ? [{ relation, lead: other.lead }] : [];
  });
  const same = found.find(
    ({ relation, lead }) => relation === "same_order" && (purchase.isClaim || isCredited(lead)),
  );
  if (same) return { outcome: "same", lead: same.lead };
  const similar = found.find(
    ({ relation, lead }) =>
      !distinctFrom.includes(lead.id) && (relation === "same_order" || isCredited(lead)),
  );
  return similar
    ? { outcome: "hold", reason: holdReasons[similar.relation], lead: similar.lead }
    : { outcome: "credit" };
}
