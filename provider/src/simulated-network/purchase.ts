/** The programme id of all demo stores. */
export const demoProgramme = 7_052;

/** An item of a simulated purchase. Amounts in minor units. */
export interface PurchasedItem {
  id: string;
  /** The store's code for this kind of goods. */
  code: string;
  amount: number;
  commission: number;
  isDeclined: boolean;
}

/** The properties of a purchase that never change. */
export interface SimulatedPurchase {
  click: string;
  /** The purchase's number at the network, digits only. */
  transaction: string;
  /** The store's order number. */
  order: string;
  programme: string;
  currency: string;
  purchasedAt: Date;
}

/** A purchase after one of its steps. */
export interface PurchaseVersion {
  changedAt: Date;
  /** When the network last decided on it; `null` before the first decision. */
  decidedAt: Date | null;
  status: "pending" | "approved" | "declined" | "reversed";
  /** Whether the network has paid us. */
  isPaid: boolean;
  items: PurchasedItem[];
}

/**
 * The steps of a purchase at its network:
 * - `lower`: half of every item is returned;
 * - `drop`: one of several items is declined;
 * - `accept`: a rejected purchase is approved after a successful claim;
 * - `hold`: the approval is withdrawn;
 * - `reverse`: everything is returned.
 */
export const purchaseSteps = [
  ...(["approve", "lower", "drop", "decline", "accept", "hold", "reverse", "pay"] as const),
] as const;
export type PurchaseStep = (typeof purchaseSteps)[number];

/** Returns the first version of a purchase. */
export function firstVersion(purchasedAt: Date, items: Omit<PurchasedItem, "isDeclined">[]): PurchaseVersion {
  return {
    changedAt: purchasedAt,
    decidedAt: null,
    status: "pending",
    isPaid: false,
    items: items.map((item) => ({ ...item, isDeclined: false })),
  };
}

/** Returns the version after a step; undefined if the step isn't possible now. */
export function nextVersion(
  version: PurchaseVersion,
  step: PurchaseStep,
  changedAt: Date,
): PurchaseVersion | undefined {
  const { status, items, isPaid } = version;
  const changed = { ...version, changedAt };
  const decided = { ...changed, decidedAt: changedAt };
  const isOpen = (status === "pending" || status === "approved") && !isPaid;
  if (step === "approve") return status === "pending" ? { ...decided, status: "approved" } : undefined;
  if (step === "decline") return status === "pending" ? { ...decided, status: "declined" } : undefined;
  if (step === "accept") return status === "declined" ? { ...decided, status: "approved" } : undefined;
  if (step === "reverse") return isOpen ? { ...decided, status: "reversed" } : undefined;
  if (step === "hold")
    return status === "approved" && !isPaid ? { ...changed, decidedAt: null, status: "pending" } : undefined;
  if (step === "pay") return status === "approved" && !isPaid ? { ...changed, isPaid: true } : undefined;
  if (!isOpen) return undefined;
  return step === "lower" ? halve(changed) : declineFirstItem(changed, items);
}

const minReturn = 100;

function halve(version: PurchaseVersion): PurchaseVersion | undefined {
  if (totalOf(version).amount < minReturn) return undefined;
  const half = (amount: number) => amount - Math.floor(amount / 2);
  const items = version.items.map((item) => ({
    ...item,
    amount: half(item.amount),
    commission: half(item.commission),
  }));
  return { ...version, items };
}

function declineFirstItem(version: PurchaseVersion, items: PurchasedItem[]): PurchaseVersion | undefined {
  const [first, second] = items.filter(({ isDeclined }) => !isDeclined);
  if (!first || !second) return undefined;
  return {
    ...version,
    items: items.map((item) => (item === first ? { ...item, isDeclined: true } : item)),
  };
}

/** Returns the sum of the items that weren't declined, whatever the status. */
export function totalOf({ items }: Pick<PurchaseVersion, "items">): { amount: number; commission: number } {
  const accepted = items.filter(({ isDeclined }) => !isDeclined);
  const sum = (of: "amount" | "commission") => accepted.reduce((total, item) => total + item[of], 0);
  return { amount: sum("amount"), commission: sum("commission") };
}
