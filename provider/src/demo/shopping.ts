import type { LeadReason } from "#contract/leads/lead-reasons.ts";
import type { LeadEvent, LeadState } from "#contract/leads/leads.ts";
import { day } from "./calendar.ts";
import { clickOf, addClicksWithoutPurchase } from "./clicks.ts";
import { randomOrder } from "./orders.ts";
import type { Simulation } from "./simulation.ts";
import type { DemoLead } from "./demo-data.ts";

type LeadOutcome = "payable" | "rejected" | "reversed" | "on_hold";

function randomOutcome(fraction: number): LeadOutcome {
  if (fraction < 0.06) return "rejected";
  if (fraction < 0.085) return "reversed";
  return fraction < 0.11 ? "on_hold" : "payable";
}

/**
 * Plans a member's purchases over the year, each with the state changes of its lead. `onPayable` is called
 * whenever money becomes available.
 */
export function planPurchases(simulation: Simulation, onPayable: (at: Date) => void): void {
  const { calendar, member, random } = simulation;
  const daysHere = Math.floor((calendar.now.getTime() - member.user.createdAt.getTime()) / day);
  const purchases = Math.ceil(member.profile.purchases * Math.min(1, daysHere / 365));
  for (let count = 0; count < purchases; count += 1) {
    const occurredAt = calendar.daysAgo(random.between(0, Math.min(365, daysHere)));
    if (occurredAt > member.user.createdAt) planLead(simulation, occurredAt, onPayable);
  }
  addClicksWithoutPurchase(simulation, purchases);
}

function planLead(simulation: Simulation, occurredAt: Date, onPayable: (at: Date) => void): void {
  const { world, agenda, calendar, random, currency, member } = simulation;
  const minutesAfterClick = random.between(3, 50);
  const { shop, orderAmount, commission, cashBack } = randomOrder(simulation);
  const { row: store, network } = shop;
  const outcome = randomOutcome(random.fraction());
  const number = random.between(10_000_000, 99_999_999);
  const click = clickOf(simulation, shop, new Date(occurredAt.getTime() - minutesAfterClick * 60_000));
  const lead: DemoLead = {
    id: random.uuid(),
    userId: member.user.id,
    storeId: store.id,
    clickId: click.id,
    currency,
    network: network.key,
    orderNumber: String(number),
    networkTransactionId: `${network.key.toUpperCase()}-${number}-${world.leads.length}`,
    orderAmount,
    commission,
    cashBack,
    state: "pending",
    occurredAt,
    amountAsOf: occurredAt,
    expectedPayableAt: new Date(occurredAt.getTime() + network.holdDays * day),
    releasableAt: new Date(occurredAt.getTime() + network.holdDays * day),
  };
  const life = stateChangesOf(simulation, lead);
  const subject = { amount: cashBack, currency, store: store.name };
  world.clicks.push(click);

  agenda.plan(calendar.hoursAfter(occurredAt, 1, 40), (at) => {
    world.leads.push(lead);
    lead.createdAt = click.trackedAt = at;
    life.becomesPending(at);
    simulation.notify({
      at,
      storeId: store.id,
      type: "offer_completed",
      values: { ...subject, expectedPayableAt: lead.expectedPayableAt },
    });
    const laterBy = network.holdDays * 24;
    if (outcome === "rejected") agenda.plan(calendar.hoursAfter(at, 100, laterBy - 200), life.isRejected);
    else
      agenda.plan(
        calendar.hoursAfter(at, laterBy / 3, laterBy / 1.5),
        outcome === "on_hold" ? life.isHeld : life.isConfirmed,
      );
  });
  if (outcome === "rejected" || outcome === "on_hold") return;
  agenda.plan(calendar.hoursAfter(lead.expectedPayableAt, 2, 30), (at) => {
    life.becomesPayable(at);
    simulation.notify({ at, storeId: store.id, type: "cashback_earned", values: subject });
    if (outcome === "reversed") agenda.plan(calendar.hoursAfter(at, 48, 400), life.isReversed);
    onPayable(at);
  });
}

/** Returns the state changes of a lead with their bookings. */
function stateChangesOf({ book, world }: Simulation, lead: DemoLead) {
  const { id, userId, cashBack: amount } = lead;
  const reference = { type: "lead", id } as const;
  const [pending, available] = [{ userId, kind: "pending" } as const, { userId, kind: "available" } as const];
  const networksAccount = { system: "networks" } as const;
  function transfer(from: typeof pending | typeof available | typeof networksAccount, to: typeof from) {
    return [
      { account: from, amount: -amount },
      { account: to, amount },
    ];
  }
  function step(event: LeadEvent, toState: LeadState, at: Date, reason: LeadReason | null = null) {
    const [before, after] = [event === "track" ? 0n : amount, reason && event !== "hold" ? 0n : amount];
    world.leadChanges.push({
      leadId: id,
      at,
      event,
      toState,
      reason,
      cashBackBefore: before,
      cashBackAfter: after,
      fromState: event === "track" ? null : lead.state,
    });
    lead.state = toState;
    lead.reason = reason;
  }
  return {
    becomesPending(at: Date) {
      step("track", "pending", at);
      book({ kind: "cashback_pending", reference, at, moves: transfer(networksAccount, pending) });
    },
    isConfirmed(at: Date) {
      step("confirm", "confirmed", at);
      lead.confirmedAt = at;
    },
    isHeld(at: Date) {
      step("hold", "on_hold", at, "under_review");
      lead.heldFrom = "pending";
    },
    becomesPayable(at: Date) {
      step("release", "payable", at);
      lead.payableAt = at;
      book({ kind: "cashback_payable", reference, at, moves: transfer(pending, available) });
    },
    isRejected(at: Date) {
      step("reject", "rejected", at, "order_canceled");
      lead.closedAt = at;
      book({ kind: "cashback_rejected", reference, at, moves: transfer(pending, networksAccount) });
    },
    isReversed(at: Date) {
      step("reverse", "reversed", at, "order_returned");
      lead.closedAt = at;
      book({ kind: "cashback_reversed", reference, at, moves: transfer(available, networksAccount) });
    },
  };
}
