import type { ReferralHold } from "#contract/referral-limits.ts";
import { notificationTexts } from "../locales/notification-texts.ts";
import { defaultSettings } from "../modules/settings/defaults.ts";
import type { Calendar } from "./calendar.ts";
import type { Random } from "./random.ts";
import type { DemoReferral, DemoUser, World } from "./world.ts";

interface Bringing {
  world: World;
  currency: string;
  random: Random;
  calendar: Calendar;
}

const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Most members were brought by one who was there before; who shopped brought a bonus to both. */
export function bringFriends(bringing: Bringing): void {
  const { world, random } = bringing;
  const members = world.users
    .filter(({ role }) => role === "member")
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  for (const { id: userId } of members) {
    const code = Array.from({ length: 8 }, () => random.pick([...letters])).join("");
    world.referralCodes.push({ userId, code });
  }
  const first = firstPayable(world);
  for (const [index, friend] of members.entries()) {
    const before = members.slice(0, index).filter(({ status }) => status !== "suspended");
    if (before.length === 0 || random.chance(0.3)) continue;
    bring(bringing, { friend, referrer: random.pick(before), payableAt: first.get(friend.id) });
  }
}

/** When each member's first cash back became available. */
function firstPayable({ bookings }: World): Map<string, Date> {
  const first = new Map<string, Date>();
  for (const { kind, moves, at } of bookings) {
    if (kind !== "cashback_payable") continue;
    for (const { account } of moves) {
      if ("system" in account || account.kind !== "available") continue;
      const known = first.get(account.userId);
      if (!known || at < known) first.set(account.userId, at);
    }
  }
  return first;
}

interface Brought {
  friend: DemoUser;
  referrer: DemoUser;
  payableAt: Date | undefined;
}

function bring(bringing: Bringing, { friend, referrer, payableAt }: Brought): void {
  const { world, random, currency } = bringing;
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
  if (!payableAt) return;
  const holds: ReferralHold[] = random.chance(0.06)
    ? [random.pick(["same_device", "same_payout"] as const)]
    : [];
  if (paidInMonth(world, referrer.id, payableAt) >= defaultSettings(currency).referrals.monthly)
    holds.push("month_full");
  if (holds.length > 0) Object.assign(referral, { state: "held", holds });
  else pay(bringing, referral, payableAt);
}

function paidInMonth({ referrals }: World, referrerId: string, at: Date): number {
  const month = at.toISOString().slice(0, 7);
  return referrals.filter(
    (one) => one.referrerId === referrerId && one.paidAt?.toISOString().startsWith(month),
  ).length;
}

function pay({ world, random, currency }: Bringing, referral: DemoReferral, at: Date): void {
  Object.assign(referral, { state: "paid", paidAt: at });
  const { id, referrerId, friendId, bonus } = referral;
  for (const [occurrence, userId] of [referrerId, friendId].entries()) {
    world.bookings.push({
      kind: "referral_bonus",
      reference: { type: "referral", id, occurrence },
      currency,
      at,
      moves: [
        { account: { system: "bonuses" }, amount: -bonus },
        { account: { userId, kind: "available" }, amount: bonus },
      ],
    });
    const texts = notificationTexts("referral_paid", { amount: bonus, currency });
    world.notifications.push({
      id: random.uuid(),
      userId,
      type: "referral_paid",
      ...texts,
      createdAt: at,
      readAt: at,
    });
  }
}
