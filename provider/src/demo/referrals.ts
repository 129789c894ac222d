import type { ReferralHold } from "#contract/referrals/referral-limits.ts";
import { bonusBooking } from "../modules/referrals/bonus-booking.ts";
import { defaultSettings } from "../modules/settings/defaults.ts";
import { referenceCode } from "../reference-codes.ts";
import type { Calendar } from "./calendar.ts";
import { nameGroups } from "./names.ts";
import type { Random } from "./random.ts";
import { addReadNotification } from "./read-notification.ts";
import type { DemoLead, DemoReferral, DemoUser, DemoData } from "./demo-data.ts";

interface ReferralContext {
  world: DemoData;
  currency: string;
  random: Random;
  calendar: Calendar;
}

const referralCount = 200;

/**
 * Adds referrals: most members were referred by an older one, and those who bought something earned a bonus for
 * both.
 */
export function addReferrals(context: ReferralContext): void {
  const { world, random } = context;
  const members = world.users
    .filter(({ role }) => role === "member")
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  for (const { id: userId } of members) {
    const code = referenceCode((letters) => random.pick(letters));
    world.referralCodes.push({ userId, code });
  }
  const firstPurchases = firstPayable(world);
  for (const [index, friend] of members.entries()) {
    const olderMembers = members.slice(0, index).filter(({ status }) => status !== "suspended");
    if (olderMembers.length === 0 || random.chance(0.12)) continue;
    const purchase = firstPurchases.get(friend.id);
    addReferral(context, { friend, referrer: random.pick(olderMembers), purchase });
  }
  invite(context, members);
}

/** Adds invitations of people who haven't joined; they are deleted after 90 days. */
function invite({ world, random, calendar }: ReferralContext, members: DemoUser[]): void {
  const senders = members.filter(
    ({ status, createdAt }) => status !== "suspended" && createdAt < calendar.daysAgo(85),
  );
  for (let index = world.referrals.length; index < referralCount; index += 1) {
    const { first, last } = random.pick(nameGroups);
    const name = `${random.pick(first)}.${random.pick(last)}`.normalize("NFD").replace(/[^a-zA-Z.]/g, "");
    world.referralInvitations.push({
      id: random.uuid(),
      userId: random.pick(senders).id,
      email: `${name.toLowerCase()}.${index}@example.net`,
      sentAt: calendar.daysAgo(random.between(1, 80)),
    });
  }
}

/** Returns the purchase that earned each member's bonus: the first valid one, else the first that was reversed. */
function firstPayable({ leads }: DemoData): Map<string, DemoLead> {
  const first = new Map<string, DemoLead>();
  for (const lead of leads) {
    if (!lead.payableAt || lead.cashBack <= 0n) continue;
    const earliest = first.get(lead.userId);
    if (!earliest || isBefore(lead, earliest)) first.set(lead.userId, lead);
  }
  return first;
}

function isBefore(one: DemoLead, other: DemoLead): boolean {
  if ((one.state === "payable") !== (other.state === "payable")) return one.state === "payable";
  return one.payableAt!.getTime() < other.payableAt!.getTime();
}

interface ReferredFriend {
  friend: DemoUser;
  referrer: DemoUser;
  purchase: DemoLead | undefined;
}

function addReferral(context: ReferralContext, { friend, referrer, purchase }: ReferredFriend): void {
  const { world, random, currency } = context;
  const referral: DemoReferral = {
    id: random.uuid(),
    referrerId: referrer.id,
    friendId: friend.id,
    state: "joined",
    bonus: BigInt(defaultSettings(currency).referrals.bonus),
    currency,
    holds: [],
    joinedAt: friend.createdAt,
  };
  world.referrals.push(referral);
  if (!purchase?.payableAt) return;
  const { id: leadId, payableAt, closedAt } = purchase;
  const holds: ReferralHold[] = random.chance(0.06)
    ? [random.pick(["same_device", "same_payout"] as const)]
    : [];
  if (paidInMonth(world, referrer.id, payableAt) >= defaultSettings(currency).referrals.monthly)
    holds.push("month_full");
  if (holds.length > 0 && !closedAt) Object.assign(referral, { state: "held", holds, leadId });
  if (holds.length > 0) return;
  Object.assign(referral, { state: "paid", paidAt: payableAt, leadId });
  bookBoth(context, referral, "referral_bonus", payableAt);
  if (!closedAt) return;
  Object.assign(referral, { state: "undone", undoneAt: closedAt });
  bookBoth(context, referral, "referral_undone", closedAt);
}

function paidInMonth({ referrals }: DemoData, referrerId: string, at: Date): number {
  const month = at.toISOString().slice(0, 7);
  return referrals.filter(
    (one) => one.referrerId === referrerId && one.paidAt?.toISOString().startsWith(month),
  ).length;
}

function bookBoth(
  { world, random, currency }: ReferralContext,
  referral: DemoReferral,
  kind: "referral_bonus" | "referral_undone",
  at: Date,
): void {
  const type = kind === "referral_bonus" ? "referral_paid" : "referral_undone";
  const { referrerId, friendId, bonus } = referral;
  for (const [occurrence, userId] of [referrerId, friendId].entries()) {
    world.bookings.push(bonusBooking(kind, referral, { occurrence, userId, at }));
    const values = { amount: bonus, currency };
    addReadNotification(world, random, { userId, type, values, at });
  }
}
