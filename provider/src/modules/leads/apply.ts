import type { LeadReason } from "#contract/leads/lead-reasons.ts";
import type { LeadState } from "#contract/leads/leads.ts";
import type { WalletEntryKind } from "#contract/wallet/wallet.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { book } from "../../ledger/book.ts";
import type { Notifier } from "../notifications/notify.ts";
import { payReferral } from "../referrals/pay.ts";
import { lockReferralOn, reverseReferralBonus } from "../referrals/reverse-bonus.ts";
import { nextState, type Transition } from "./state-machine.ts";
import { notifyPayable, notifyTracked } from "./notification.ts";
import { movesBetween, positionOf, totalOf } from "./position.ts";
import { reschedule, scheduleOf, type PayableSettings } from "./payable.ts";
import { recordChanges } from "./record-changes.ts";
import { updateLead, wasSettledByHand, type LeadRow } from "./repository.ts";

/** The actor or cause of a transition, and its time. */
export interface TransitionContext {
  at: Date;
  /** The admin's id; `null` for networks and scheduled steps. */
  actorId: string | null;
  reason?: LeadReason | null;
  /** An admin's comment on the reason. */
  note?: string | null;
}

type Amounts = Pick<LeadRow, "orderAmount" | "commission" | "cashBack" | "conversion">;

/**
 * Applies one transition to a locked lead: state, bookings, change and notification in the caller's
 * transaction (M3, M5). Returns undefined without any change if the lead's state doesn't permit it.
 */
export async function applyTransition(
  unit: UnitOfWork,
  app: Notifier,
  lead: LeadRow,
  transition: Transition,
  context: TransitionContext,
): Promise<LeadRow | undefined> {
  const next = nextState(lead, transition);
  if (!next) return undefined;
  const { at, actorId, reason = null, note = null } = context;
  const isSilent = (transition === "confirm" || transition === "unconfirm") && lead.state === "on_hold";
  const changed = await write(unit, app, lead, transition, context, {
    ...next,
    // If a lead is on hold, a network's report doesn't overwrite the reason for the hold.
    ...(isSilent ? {} : { reason, reasonNote: note }),
    ...(actorId ? { decidedBy: actorId } : {}),
    ...timestampsOf(next.state, transition, context),
  });
  if (transition === "reopen" && changed.cashBack > 0n) await notifyTracked(unit, app, [changed]);
  if (earns(changed)) {
    await notifyPayable(unit, app, changed);
    await payReferral(unit, app, changed, at);
  }
  return changed;
}

/** Corrects a locked lead's amounts and books the difference on the member's accounts. */
export function correctAmounts(
  unit: UnitOfWork,
  app: Notifier,
  lead: LeadRow,
  amounts: Amounts,
  context: TransitionContext,
): Promise<LeadRow> {
  return write(unit, app, lead, "correct", context, amounts);
}

/**
 * Records the lock date or the network's payment of a locked lead and updates its schedule. A payment is stored
 * as a change of the lead but moves no money: the cash back is released afterwards.
 */
export async function applySettlement(
  { tx }: UnitOfWork,
  lead: LeadRow,
  facts: Partial<Pick<LeadRow, "lockedAt" | "networkPaidAt" | "networkPaymentId">>,
  { at, actorId }: Pick<TransitionContext, "at" | "actorId">,
): Promise<LeadRow> {
  if (Object.keys(facts).length === 0) return lead;
  const schedule = lead.state === "payable" ? {} : reschedule(lead, facts);
  const changed = await updateLead(tx, lead.id, { ...facts, ...schedule });
  if (facts.networkPaidAt) {
    const cashBack = totalOf(positionOf(changed));
    const historyEntry = { event: "settle", fromState: lead.state, reason: null, actorId } as const;
    const amounts = { cashBackBefore: cashBack, cashBackAfter: cashBack };
    await recordChanges(tx, [{ lead: changed, ...historyEntry, ...amounts }], at);
  }
  return changed;
}

/**
 * Removes the payment reported for a lead, because one of its items isn't paid yet. Changes nothing if the lead
 * is already payable or an admin marked it as paid.
 */
export async function revokePayment(
  { tx }: UnitOfWork,
  lead: LeadRow,
  settings: PayableSettings,
): Promise<LeadRow> {
  if (lead.networkPaidAt === null || lead.state === "payable") return lead;
  if (await wasSettledByHand(tx, lead.id)) return lead;
  const unpaid = { ...lead, networkPaidAt: null };
  const schedule = scheduleOf(unpaid, { ...settings, payableRule: lead.payableRule });
  return updateLead(tx, lead.id, {
    networkPaidAt: null,
    networkPaymentId: null,
    ...(lead.payableRule === "paid" ? schedule : {}),
  });
}

async function write(
  unit: UnitOfWork,
  app: Notifier,
  lead: LeadRow,
  event: Transition | "correct",
  { at, actorId, reason = null }: TransitionContext,
  change: Partial<LeadRow>,
): Promise<LeadRow> {
  const { tx } = unit;
  const [before, after] = [positionOf(lead), positionOf({ ...lead, ...change })];
  const moves = movesBetween(lead.userId, before, after);
  const referral = earns(lead) && !earns({ ...lead, ...change }) ? await lockReferralOn(tx, lead) : undefined;
  const occurrence = lead.revision + 1;
  const changed = await updateLead(tx, lead.id, {
    ...change,
    ...(moves.length > 0 ? { revision: occurrence } : {}),
  });
  const { id: leadId, state: toState, currency } = changed;
  const amounts = { cashBackBefore: totalOf(before), cashBackAfter: totalOf(after) };
  await recordChanges(tx, [{ lead: changed, event, fromState: lead.state, reason, actorId, ...amounts }], at);
  if (moves.length > 0) {
    const reference = { type: "lead", id: leadId, occurrence } as const;
    await book(tx, { kind: kindOf(event, toState), reference, currency, moves, at });
  }
  if (referral) await reverseReferralBonus(unit, app, referral, at);
  return changed;
}

/** Returns whether a lead has credited available cash back to its member. */
function earns({ state, cashBack }: Pick<LeadRow, "state" | "cashBack">): boolean {
  return state === "payable" && cashBack > 0n;
}

function kindOf(event: Transition | "correct", toState: LeadState): WalletEntryKind {
  if (event === "correct") return "cashback_corrected";
  if (event === "reopen") return "cashback_pending";
  if (toState === "payable") return "cashback_payable";
  return toState === "rejected" ? "cashback_rejected" : "cashback_reversed";
}

function timestampsOf(
  state: LeadState,
  transition: Transition,
  { at, actorId }: Pick<TransitionContext, "at" | "actorId">,
): Partial<LeadRow> {
  if (transition === "confirm") return { confirmedAt: at };
  if (transition === "unconfirm") return { confirmedAt: null };
  if (transition === "reopen") return { confirmedAt: null, payableAt: null, closedAt: null };
  if (state === "payable") return { payableAt: at };
  if (state !== "rejected" && state !== "reversed") return {};
  return { closedAt: at, isClosedByAdmin: actorId !== null, reviewReason: null };
}
