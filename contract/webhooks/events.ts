import { z } from "zod";
import { tiers } from "../cash-back/tiers.ts";
import { leadReasons } from "../leads/lead-reasons.ts";
import { leadEvent, leadState } from "../leads/leads.ts";
import { currency, minorUnits } from "../money/money.ts";
import { payoutRunStates, paymentFailures } from "../payout-runs/run-states.ts";
import { railKeys } from "../payout-runs/rails.ts";
import { rateValue } from "../offers/offers.ts";
import { day, instant } from "../text/identifiers.ts";
import { payoutMethodKinds } from "../withdrawals/payout-kinds.ts";
import { withdrawalState } from "../withdrawals/withdrawals.ts";
import { defineEvent } from "./define-event.ts";

const uuid = z.uuid();

/** A purchase after the change. Amounts are in minor units of `currency`. */
const purchase = z.object({
  id: uuid,
  memberId: uuid,
  storeId: uuid,
  network: z.string(),
  /** What happened: a network's report, an admin's decision, or a scheduled step. */
  change: leadEvent,
  state: leadState,
  reason: z.enum(leadReasons).nullable(),
  orderAmount: minorUnits,
  commission: minorUnits,
  cashBack: minorUnits,
  currency,
  occurredAt: instant,
});

/** A withdrawal after the change. Amounts are in minor units of `currency`. */
const withdrawal = z.object({
  id: uuid,
  reference: z.string(),
  memberId: uuid,
  state: withdrawalState,
  isHeld: z.boolean(),
  amount: minorUnits,
  fee: minorUnits,
  net: minorUnits,
  currency,
  method: z.enum(payoutMethodKinds),
  failure: z.enum(paymentFailures).nullable(),
  /** The amount credited to the balance after the bank returned the payment. */
  returnedAmount: minorUnits.nullable(),
  requestedAt: instant,
});

const member = z.object({
  id: uuid,
  status: z.enum(["active", "suspended"]),
  tier: z.enum(tiers),
  isVerified: z.boolean(),
  createdAt: instant,
});

const payoutRun = z.object({
  id: uuid,
  /** As shown to admins: `CL` and the run's number. */
  reference: z.string(),
  rail: z.enum(railKeys),
  currency,
  state: z.enum(payoutRunStates),
  executionDay: day.nullable(),
});

/** An offer after the change. `percent` rates are in basis points, `flat` ones in minor units of `currency`. */
const offer = z.object({
  id: uuid,
  storeId: uuid,
  network: z.string(),
  version: z.int(),
  rateKind: z.enum(["percent", "flat"]),
  rate: rateValue,
  commission: rateValue,
  cap: minorUnits.nullable(),
  currency,
  startsAt: instant,
  endsAt: instant.nullable(),
});

const ids = {
  first: "4b7f1c1e-52f0-4d0e-9a59-6a4f5f0f6a01",
  member: "8f6c2b0a-1d3e-4c5f-8a7b-9c0d1e2f3a4b",
  store: "1a2b3c4d-5e6f-4a8b-9c0d-1e2f3a4b5c6d",
};
const examplePurchase = {
  id: ids.first,
  memberId: ids.member,
  storeId: ids.store,
  network: "awin",
  change: "track",
  state: "pending",
  reason: null,
  orderAmount: 12_000,
  commission: 960,
  cashBack: 600,
  currency: "USD",
  occurredAt: "2030-01-31T09:30:00.000Z",
} as const;
const exampleWithdrawal = {
  id: ids.first,
  reference: "WD-7KJ0MP3J",
  memberId: ids.member,
  state: "requested",
  isHeld: false,
  amount: 5_000,
  fee: 100,
  net: 4_900,
  currency: "USD",
  method: "bank_transfer",
  failure: null,
  returnedAmount: null,
  requestedAt: "2030-01-31T09:30:00.000Z",
} as const;
const exampleMember = {
  id: ids.member,
  status: "active",
  tier: "free",
  isVerified: true,
  createdAt: "2030-01-31T09:30:00.000Z",
} as const;
const exampleRun = {
  id: ids.first,
  reference: "CL42",
  rail: "sepa",
  currency: "EUR",
  state: "draft",
  executionDay: null,
} as const;
const exampleOffer = {
  id: ids.first,
  storeId: ids.store,
  network: "awin",
  version: 1,
  rateKind: "percent",
  rate: 500,
  commission: 800,
  cap: null,
  currency: "USD",
  startsAt: "2030-01-31T09:30:00.000Z",
  endsAt: null,
} as const;

type State = z.infer<typeof withdrawalState>;
const withdrawalEvent = (state: State, summary: string, change: object = {}) =>
  defineEvent({ summary, data: withdrawal, example: { ...exampleWithdrawal, state, ...change } });
const memberEvent = (summary: string, change: object = {}) =>
  defineEvent({ summary, data: member, example: { ...exampleMember, ...change } });
const payoutRunEvent = (state: (typeof payoutRunStates)[number], summary: string) =>
  defineEvent({ summary, data: payoutRun, example: { ...exampleRun, state } });

/**
 * Every type of event. A new type needs a declaration here and a call of `emitEvents` in the transaction of the
 * change.
 */
export const events = {
  "purchase.created": defineEvent({
    summary: "A purchase was tracked, or a claim was credited.",
    data: purchase,
    example: examplePurchase,
  }),
  "purchase.updated": defineEvent({
    summary: "A purchase's amounts or state changed, and it isn't rejected or reversed.",
    data: purchase,
    example: { ...examplePurchase, change: "confirm", state: "confirmed" },
  }),
  "purchase.reversed": defineEvent({
    summary: "A purchase was rejected, or reversed after it was payable.",
    data: purchase,
    example: { ...examplePurchase, change: "reverse", state: "reversed", reason: "order_returned" },
  }),
  "cash_back.payable": defineEvent({
    summary: "A purchase's cash back became available to the member.",
    data: purchase,
    example: { ...examplePurchase, change: "release", state: "payable" },
  }),
  "withdrawal.requested": withdrawalEvent("requested", "A member requested a withdrawal."),
  "withdrawal.held": withdrawalEvent("requested", "An admin put a request on hold.", { isHeld: true }),
  "withdrawal.resumed": withdrawalEvent("requested", "An admin lifted the hold of a request."),
  "withdrawal.approved": withdrawalEvent("approved", "A withdrawal got all approvals."),
  "withdrawal.rejected": withdrawalEvent("rejected", "An admin rejected a withdrawal."),
  "withdrawal.canceled": withdrawalEvent("canceled", "The member canceled a withdrawal."),
  "withdrawal.sent": withdrawalEvent("sent", "A withdrawal was given to the bank in a payout run."),
  "withdrawal.recalled": withdrawalEvent(
    "approved",
    "A payout run was canceled; its withdrawals are approved.",
  ),
  "withdrawal.unclaimed": withdrawalEvent("unclaimed", "The member has to claim the money at PayPal."),
  "withdrawal.paid": withdrawalEvent("paid", "A withdrawal was paid."),
  "withdrawal.failed": withdrawalEvent("failed", "A withdrawal wasn't paid; the money is available again.", {
    failure: "account_closed",
  }),
  "withdrawal.returned": withdrawalEvent("returned", "The bank returned a payment.", {
    failure: "account_closed",
    returnedAmount: 5_000,
  }),
  "member.created": memberEvent("An account was created.", { isVerified: false }),
  "member.verified": memberEvent("An account's email address was confirmed."),
  "member.tier_changed": memberEvent("An admin changed a member's tier.", { tier: "premium" }),
  "member.suspended": memberEvent("An account was suspended.", { status: "suspended" }),
  "member.restored": memberEvent("A suspension was lifted."),
  "member.deleted": memberEvent("An account was deleted for good.", {
    status: "suspended",
    isVerified: false,
  }),
  "payout_run.created": payoutRunEvent("draft", "A payout run was drafted."),
  "payout_run.released": payoutRunEvent("released", "A second person released a payout run."),
  "payout_run.sent": payoutRunEvent("sent", "A payout run's file was downloaded for the bank."),
  "payout_run.settled": payoutRunEvent("settled", "Every payment of a payout run has an outcome."),
  "payout_run.canceled": payoutRunEvent("canceled", "A payout run was canceled."),
  "connection.failing": defineEvent({
    summary: "A network's API failed repeatedly (`failing`), or its data is older than a day (`stale`).",
    data: z.object({ network: z.string(), reason: z.enum(["failing", "stale"]) }),
    example: { network: "awin", reason: "failing" },
  }),
  "offer.created": defineEvent({ summary: "An offer was created.", data: offer, example: exampleOffer }),
  "offer.updated": defineEvent({
    summary: "An offer's terms or period changed.",
    data: offer,
    example: { ...exampleOffer, version: 2, rate: 600 },
  }),
  "offer.ended": defineEvent({
    summary: "An offer was ended.",
    data: offer,
    example: { ...exampleOffer, version: 3, endsAt: "2030-03-31T09:30:00.000Z" },
  }),
};

export type EventType = keyof typeof events;
export type EventData<Type extends EventType> = z.input<(typeof events)[Type]["data"]>;
export const eventTypes = Object.keys(events) as [EventType, ...EventType[]];

/** Returns the schema of an event's whole body. `test` is only set in test events. */
export function eventBody(type: EventType) {
  const { version, data } = events[type];
  return z.object({
    type: z.literal(type),
    version: z.literal(version),
    timestamp: instant,
    test: z.literal(true).optional(),
    data: data as z.ZodObject,
  });
}
