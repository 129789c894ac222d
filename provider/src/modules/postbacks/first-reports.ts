import type { OfferTerms } from "#contract/offers/offers.ts";
import type { Interpretation, PostbackReason } from "#contract/networks/postbacks.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { conversionOf, convertMinorUnits, type PurchaseRates } from "../exchange-rates/convert.ts";
import type { ClickWithTerms } from "../leads/purchase-lookup.ts";
import { findRelatedPurchases, orderOf } from "../leads/related-purchases.ts";
import { settlementOf } from "../leads/payable.ts";
import { lockVisits, type ClickRow } from "../leads/repository.ts";
import { classifyOrder, relationOf, type OrderFacts, type OrderVerdict } from "../leads/same-order.ts";
import { cashBackOf } from "../leads/terms.ts";
import { trackLeads } from "../leads/track.ts";
import type { NetworkRow } from "../networks/repository.ts";
import type { Notifier } from "../notifications/notify.ts";
import { requeueReportsOf, type EventRow } from "./repository.ts";

/** An interpreted report and its network. */
export interface Task {
  event: EventRow;
  reported: Interpretation;
  network: NetworkRow;
}

/** The first report of a purchase, with its click, the click's terms and the exchange rates of its amounts. */
export type First = Task & ClickWithTerms & { rates: PurchaseRates };

/** The result of processing an event. */
export type Outcome =
  | { state: "applied" | "unchanged"; leadId: string }
  | { state: "quarantined"; reason: PostbackReason; similarLeadId?: string };

/** Creates the outcome of a report that credits no member, with the reason. */
export function quarantineOutcome(reason: PostbackReason): Outcome {
  return { state: "quarantined", reason };
}

/**
 * Returns the outcome of a report that isn't credited because its purchase is, or may be, the same as a stored
 * purchase. Undefined if the report can be credited.
 */
export function withheldOutcome(verdict: OrderVerdict): Outcome | undefined {
  if (verdict.outcome === "credit") return undefined;
  const reason = verdict.outcome === "same" ? "claimed_already" : verdict.reason;
  return { state: "quarantined", reason, similarLeadId: verdict.lead.id };
}

// The tolerated difference between two clocks. Some networks also truncate times to minutes.
const clockSkew = 5 * 60 * 1000;

/**
 * Opens leads for all first reports together, and returns the outcome of each report. If several reports may be
 * about the same purchase, only the first one is processed; the caller processes the others afterwards.
 */
export async function creditFirsts(
  unit: UnitOfWork,
  app: Notifier,
  firsts: First[],
  { at, currency }: { at: Date; currency: string },
): Promise<[First, Outcome][]> {
  const { rejections, credited } = await checkFirstReports(unit, firsts);
  const purchases = credited.map((first) => purchaseOf(currency, first));
  const leads = credited.length > 0 ? await trackLeads(unit, app, purchases, { at, actorId: null }) : [];
  await requeueReportsOf(
    unit.tx,
    credited.map(({ event: { network }, reported: { transaction } }) => ({ network, transaction })),
    at,
  );
  return [
    ...rejections,
    ...credited.map((first, index): [First, Outcome] => [
      first,
      { state: "applied", leadId: leads[index]!.id },
    ]),
  ];
}

/**
 * Splits first reports into those that credit a member and those that are refused, with the reason (P4, P9).
 */
async function checkFirstReports({ tx }: UnitOfWork, firsts: First[]) {
  const rejections: [First, Outcome][] = [];
  const timely: { first: First; facts: OrderFacts }[] = [];
  for (const first of firsts) {
    const reason = findTimeRejection(first.reported, first.click);
    if (reason) rejections.push([first, quarantineOutcome(reason)]);
    else timely.push({ first, facts: factsOf(first.reported, first.click, first.rates) });
  }
  await lockVisits(
    tx,
    timely.map(({ first: { click } }) => ({ storeId: click.storeId, clickId: click.id })),
  );
  const related = await findRelatedPurchases(
    tx,
    timely.map(({ facts }) => facts),
  );
  const accepted: typeof timely = [];
  for (const { first, facts } of timely) {
    const outcome = withheldOutcome(classifyOrder(facts, related, first.event.distinctFrom));
    if (outcome) rejections.push([first, outcome]);
    else if (!accepted.some((other) => relationOf(facts, other.facts))) accepted.push({ first, facts });
  }
  return { rejections, credited: accepted.map(({ first }) => first) };
}

/** The fields of a report that show whether its order has already been credited. */
export function factsOf(reported: Interpretation, click: ClickRow, { sale }: PurchaseRates): OrderFacts {
  return {
    storeId: click.storeId,
    clickId: click.id,
    order: orderOf(reported.order),
    amount: convertMinorUnits(BigInt(reported.amount), sale),
    occurredAt: new Date(reported.at),
    isClaim: false,
    items: [reported.item],
  };
}

function purchaseOf(currency: string, { event, reported, network, click, terms, rates }: First) {
  return {
    ...toPurchase(reported, terms, rates),
    userId: click.userId,
    storeId: click.storeId,
    clickId: click.id,
    ...settlementOf(reported, event.receivedAt),
    network: network.key,
    payable: network,
    networkTransactionId: reported.transaction,
    hasParts: reported.part !== undefined,
    source: event.source,
    currency,
  };
}

/** The purchase in a report, converted to our terms and currency. */
export function toPurchase(reported: Interpretation, terms: OfferTerms, rates: PurchaseRates) {
  const amount = BigInt(reported.amount);
  const commission = BigInt(reported.commission);
  return {
    status: reported.status,
    orderNumber: reported.order,
    occurredAt: new Date(reported.at),
    amountAsOf: new Date(reported.changedAt ?? reported.at),
    isVersioned: reported.changedAt !== undefined,
    orderAmount: convertMinorUnits(amount, rates.sale),
    commission: convertMinorUnits(commission, rates.commission),
    cashBack: cashBackOf(terms, { amount, item: reported.item }, rates.sale),
    conversion: conversionOf({ amount, commission }, rates),
  };
}

/** Returns whether a report contains no amount although the offer's rate is a share of the amount. */
export function lacksAmount({ hasNoAmount }: Interpretation, { rateKind }: OfferTerms): boolean {
  return hasNoAmount === true && rateKind !== "flat";
}

/** Returns the reason if a first report's time is impossible for a purchase made through its click. */
export function findTimeRejection(
  reported: Pick<Interpretation, "at">,
  click: ClickRow,
): "purchase_before_click" | "click_expired" | undefined {
  const purchasedAt = new Date(reported.at);
  if (isBefore(purchasedAt, click)) return "purchase_before_click";
  return purchasedAt > click.expiresAt ? "click_expired" : undefined;
}

/** Returns whether a purchase was made before its click, allowing for clock differences. */
export function isBefore(purchasedAt: Date, { createdAt }: ClickRow): boolean {
  return purchasedAt.getTime() < createdAt.getTime() - clockSkew;
}
