import type { OfferTerms } from "#contract/offers.ts";
import type { Interpretation, PostbackReason } from "#contract/postbacks.ts";
import type { UnitOfWork } from "../../database/unit-of-work.ts";
import { findClaimed, type Reached } from "../leads/known.ts";
import { lockOrders, type ClickRow } from "../leads/repository.ts";
import { cashBackOf } from "../leads/terms.ts";
import { trackLeads } from "../leads/track.ts";
import type { NetworkRow } from "../networks/repository.ts";
import type { Notifier } from "../notifications/notify.ts";
import { reviveReportsOf, type EventRow } from "./repository.ts";

/** A report that could be read, and who sent it. */
export interface Task {
  event: EventRow;
  said: Interpretation;
  network: NetworkRow;
}

/** The first report of a purchase, and the click it names. */
export type First = Task & Reached;

/** What became of an event. */
export type Outcome =
  { state: "applied" | "unchanged"; leadId: string } | { state: "quarantined"; reason: PostbackReason };

/** What credits no member, and why. */
export function refused(reason: PostbackReason): Outcome {
  return { state: "quarantined", reason };
}

// What two clocks may differ by, and what a network that counts whole minutes cuts off.
const clockSkew = 5 * 60 * 1000;

/** Opens the leads of purchases that nothing was known of, all together, and says what became of each report. */
export async function creditFirsts(
  unit: UnitOfWork,
  app: Notifier,
  firsts: First[],
  at: Date,
): Promise<[First, Outcome][]> {
  const refusals = await refusalsOf(unit, firsts);
  const credited = firsts.filter((first) => !refusals.has(first));
  const leads =
    credited.length > 0 ? await trackLeads(unit, app, credited.map(purchaseOf), { at, actorId: null }) : [];
  await reviveReportsOf(
    unit.tx,
    credited.map(({ event: { network }, said: { transaction } }) => ({ network, transaction })),
    at,
  );
  return [
    ...[...refusals].map(([first, reason]): [First, Outcome] => [first, refused(reason)]),
    ...credited.map((first, index): [First, Outcome] => [
      first,
      { state: "applied", leadId: leads[index]!.id },
    ]),
  ];
}

/** Which unknown purchases credit no member, and why (P4). */
async function refusalsOf({ tx }: UnitOfWork, firsts: First[]): Promise<Map<First, PostbackReason>> {
  const refusals = new Map<First, PostbackReason>();
  const ordered: { first: First; storeId: string; orderNumber: string }[] = [];
  for (const first of firsts) {
    const { said, click } = first;
    const refusal = timeRefusal(said, click);
    if (refusal) refusals.set(first, refusal);
    else if (said.order) ordered.push({ first, storeId: click.storeId, orderNumber: said.order });
  }
  if (ordered.length === 0) return refusals;
  await lockOrders(tx, ordered);
  const isClaimed = await findClaimed(
    tx,
    ordered.map(({ first }) => first.said),
  );
  for (const { first, storeId, orderNumber } of ordered)
    if (isClaimed(storeId, orderNumber)) refusals.set(first, "claimed_already");
  return refusals;
}

function purchaseOf({ event, said, network, click, terms }: First) {
  return {
    ...figuresOf(said, terms),
    userId: click.userId,
    storeId: click.storeId,
    clickId: click.id,
    network: network.key,
    holdDays: network.holdDays,
    networkTransactionId: said.transaction,
    source: event.source,
    currency: said.currency,
  };
}

/** What a report says of a purchase, in our terms. */
export function figuresOf(said: Interpretation, terms: OfferTerms) {
  const amount = BigInt(said.amount);
  return {
    status: said.status,
    orderNumber: said.order,
    occurredAt: new Date(said.at),
    orderAmount: amount,
    commission: BigInt(said.commission),
    cashBack: cashBackOf(terms, { amount, item: said.item }),
  };
}

/** Why a first report's time fits no purchase of its click. */
export function timeRefusal(
  said: Pick<Interpretation, "at">,
  click: ClickRow,
): "purchase_before_click" | "click_expired" | undefined {
  const purchasedAt = new Date(said.at);
  if (isBefore(purchasedAt, click)) return "purchase_before_click";
  return purchasedAt > click.expiresAt ? "click_expired" : undefined;
}

/** Whether a purchase was made before its click, give or take what clocks differ by. */
export function isBefore(purchasedAt: Date, { createdAt }: ClickRow): boolean {
  return purchasedAt.getTime() < createdAt.getTime() - clockSkew;
}
