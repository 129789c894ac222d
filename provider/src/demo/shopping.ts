import { randomOrder } from "./orders.ts";
import { day } from "./calendar.ts";
import type { Story } from "./story.ts";
import type { DemoLead } from "./world.ts";

/** Days a network keeps a sale before it pays. */
const networks = { awin: 45, cj: 60, impact: 30, rakuten: 70 } as const;

type Fate = "payable" | "rejected" | "reversed" | "on_hold";

function fateOf(fraction: number): Fate {
  if (fraction < 0.06) return "rejected";
  if (fraction < 0.085) return "reversed";
  return fraction < 0.11 ? "on_hold" : "payable";
}

/**
 * Plans a member's purchases over the year, each through the states of design §4 Earning.
 * `onPayable` is called whenever money became available.
 */
export function goShopping(story: Story, onPayable: (at: Date) => void): void {
  const { calendar, member, random } = story;
  const daysHere = Math.floor((calendar.now.getTime() - member.user.createdAt.getTime()) / day);
  const purchases = Math.ceil(member.habits.purchases * Math.min(1, daysHere / 365));
  for (let count = 0; count < purchases; count += 1) {
    const occurredAt = calendar.daysAgo(random.between(0, Math.min(365, daysHere)));
    if (occurredAt > member.user.createdAt) planLead(story, occurredAt, onPayable);
  }
}

function planLead(story: Story, occurredAt: Date, onPayable: (at: Date) => void): void {
  const { world, agenda, calendar, random, currency, member } = story;
  const network = random.pick(Object.keys(networks) as (keyof typeof networks)[]);
  const { store, orderAmount, commission, cashBack } = randomOrder(story);
  const fate = fateOf(random.fraction());
  const lead: DemoLead = {
    ...{ id: random.uuid(), userId: member.user.id, storeId: store.id, network, currency },
    networkTransactionId: `${network.toUpperCase()}-${random.between(10_000_000, 99_999_999)}-${world.leads.length}`,
    ...{ orderAmount, commission, cashBack, state: "pending", occurredAt },
    expectedPayableAt: new Date(occurredAt.getTime() + networks[network] * day),
  };
  const money = moneyOf(story, lead);
  const subject = { amount: cashBack, currency, store: store.name };

  agenda.plan(calendar.hoursAfter(occurredAt, 1, 40), (at) => {
    world.leads.push(lead);
    money.becomesPending(at);
    story.tell({
      at,
      storeId: store.id,
      type: "offer_completed",
      values: { ...subject, expectedPayableAt: lead.expectedPayableAt },
    });
    const laterBy = networks[network] * 24;
    if (fate === "rejected") agenda.plan(calendar.hoursAfter(at, 100, laterBy - 200), money.isRejected);
    else
      agenda.plan(
        calendar.hoursAfter(at, laterBy / 3, laterBy / 1.5),
        () => (lead.state = fate === "on_hold" ? fate : "confirmed"),
      );
  });
  if (fate === "rejected" || fate === "on_hold") return;
  agenda.plan(calendar.hoursAfter(lead.expectedPayableAt, 2, 30), (at) => {
    money.becomesPayable(at);
    story.tell({ at, storeId: store.id, type: "cashback_earned", values: subject });
    if (fate === "reversed") agenda.plan(calendar.hoursAfter(at, 48, 400), money.isReversed);
    onPayable(at);
  });
}

/** The bookings of a lead's states (design §4 Earning). */
function moneyOf({ book }: Story, lead: DemoLead) {
  const { id, userId, cashBack: amount } = lead;
  const reference = { type: "lead", id } as const;
  const [pending, available] = [{ userId, kind: "pending" } as const, { userId, kind: "available" } as const];
  const networksSide = { system: "networks" } as const;
  function transfer(from: typeof pending | typeof available | typeof networksSide, to: typeof from) {
    return [
      { account: from, amount: -amount },
      { account: to, amount },
    ];
  }
  return {
    becomesPending(at: Date) {
      book({ kind: "cashback_pending", reference, at, moves: transfer(networksSide, pending) });
    },
    becomesPayable(at: Date) {
      lead.state = "payable";
      book({ kind: "cashback_payable", reference, at, moves: transfer(pending, available) });
    },
    isRejected(at: Date) {
      lead.state = "rejected";
      book({ kind: "cashback_rejected", reference, at, moves: transfer(pending, networksSide) });
    },
    isReversed(at: Date) {
      lead.state = "reversed";
      book({ kind: "cashback_reversed", reference, at, moves: transfer(available, networksSide) });
    },
  };
}
