import type { Environment } from "../environment.ts";
import { addBoosts } from "./boosts.ts";
import { createCalendar, day } from "./calendar.ts";
import { planOpenRequest, planWithdrawals } from "./withdrawals.ts";
import { createMembers, demoAccounts, type Member } from "./users.ts";
import { ringOf, shareAccount } from "./fraud-ring.ts";
import { loginsOf } from "./last-seen.ts";
import { mainMemberProfile, planMainMember } from "./main-member.ts";
import { networkRows } from "./networks.ts";
import { addOfferAndCoupons, voteOnCoupons } from "./offers.ts";
import { methodsOf } from "./payout-methods.ts";
import { addClaims } from "./claims.ts";
import { createRandom, type Random } from "./random.ts";
import { addReferrals } from "./referrals.ts";
import { addReviews } from "./reviews.ts";
import { buyRewards } from "./reward-orders.ts";
import { fillShop } from "./rewards.ts";
import { markAsRead } from "./reading.ts";
import { addReports } from "./reports.ts";
import { planPurchases } from "./shopping.ts";
import { hasMark, markId } from "./store-marks.ts";
import { daysSinceJoining, storeList, type ListedStore } from "./store-list.ts";
import { addSharedLinks } from "./shared-links.ts";
import { createSimulation, type SimulationContext } from "./simulation.ts";
import { createEmptyDemoData, type DemoStore, type DemoUser, type DemoData } from "./demo-data.ts";

const seed = 20_240_229;
const shopSeed = 77_003;
const sideSeed = 500_009;
const rewardSeed = 61_417;
const reviewSeed = 30_853;
const loginSeed = 88_211;
const linkSeed = 41_903;
const boostSeed = 52_711;

/** Password hashes of the demo by email address. `others` is for users without a login. */
export interface PasswordHashes {
  byEmail: Map<string, string>;
  others: string;
}

/**
 * Builds the whole demo in memory, with a history that ends at `now`. Deterministic except for the salts of the
 * passwords.
 */
export function buildWorld(
  now: Date,
  { CURRENCY: currency, NETWORK_ORIGIN: networkOrigin }: Pick<Environment, "CURRENCY" | "NETWORK_ORIGIN">,
  hashes: PasswordHashes,
): DemoData {
  const world = createEmptyDemoData();
  const random = createRandom(seed);
  const calendar = createCalendar(now, random);
  const listedStores = storeList.map((listed) => ({
    listed,
    row: storeRow(listed, random, calendar.daysAgo(420)),
  }));
  const asUser = ({ email, name, role }: (typeof demoAccounts)[number]): DemoUser => {
    const passwordHash = hashes.byEmail.get(email) ?? hashes.others;
    return {
      id: random.uuid(),
      email,
      name,
      role,
      passwordHash,
      language: "en",
      createdAt: calendar.daysAgo(380),
      emailVerifiedAt: calendar.daysAgo(380),
    };
  };
  const [main, ...admins] = demoAccounts
    .filter(({ role }) => role === "member" || role === "admin")
    .map(asUser);
  const members: Member[] = createMembers(random, calendar, hashes.others);
  const [first, second] = admins;
  if (!main || !first || !second) throw new Error("The demo needs a member and two admins");
  world.stores = listedStores.map(({ row }) => row);
  world.networks = networkRows(calendar.daysAgo(420), networkOrigin);
  const shopRandom = createRandom(shopSeed);
  const shopContext = { world, currency, random: shopRandom, calendar: createCalendar(now, shopRandom) };
  const stores = listedStores.map((listedStore) => addOfferAndCoupons(listedStore, shopContext));
  // Created last, because creating them uses the random stream: otherwise, the other members would change.
  const staff = demoAccounts.filter(({ role }) => role === "finance" || role === "support").map(asUser);
  world.users = [main, first, second, ...members.map((member) => member.user), ...staff];

  const setting = { world, currency, stores, admins: [first, second] as const };
  simulateMember(setting, { user: main, profile: mainMemberProfile }, now, seed + 1);
  const ring = new Set(ringOf(members));
  for (const [index, member] of members.entries())
    simulateMember(setting, member, now, seed + 2 + index, ring.has(member));
  addReports(world, { now, currency });
  addClaims(world, { now, currency, main, admin: first });
  const rewardRandom = createRandom(rewardSeed);
  const rewards = { world, currency, random: rewardRandom, calendar: createCalendar(now, rewardRandom) };
  addReferrals(rewards);
  fillShop(rewards);
  buyRewards({ ...rewards, main, admins: [first, second] });
  const reviewRandom = createRandom(reviewSeed);
  const reviewing = { world, random: reviewRandom, calendar: createCalendar(now, reviewRandom) };
  addReviews({ ...reviewing, admin: first });
  voteOnCoupons(reviewing);
  addSharedLinks(world, { member: main, random: createRandom(linkSeed) });
  const boostRandom = createRandom(boostSeed);
  const boosting = { world, currency, random: boostRandom, calendar: createCalendar(now, boostRandom) };
  addBoosts(boosting, stores);
  for (const { row, listed } of listedStores) {
    const days = daysSinceJoining[listed.name];
    if (days !== undefined) row.createdAt = new Date(now.getTime() - days * day);
  }
  world.sessions = loginsOf(world, createRandom(loginSeed));
  return world;
}

/** Simulates one member's year with its own random stream. */
function simulateMember(
  setting: Omit<SimulationContext, "calendar">,
  member: Member,
  now: Date,
  ownSeed: number,
  isInRing = false,
): void {
  const random = createRandom(ownSeed);
  const calendar = createCalendar(now, random);
  const isMain = member.profile === mainMemberProfile;
  const methods = methodsOf(
    member.user,
    isMain ? ["bank_transfer", "paypal"] : methodKindsFor(member, random),
    random,
    calendar,
  );
  if (isInRing) shareAccount(member, methods);
  setting.world.methods.push(...methods);
  const simulation = createSimulation({ ...setting, calendar }, member, methods, {
    random,
    side: createRandom(ownSeed + sideSeed),
  });
  planPurchases(simulation, (at) => planWithdrawals(simulation, at));
  if (isMain) planMainMember(simulation);
  planOpenRequest(simulation);
  simulation.agenda.runUntil(now);
  const ownNotifications = setting.world.notifications.filter(({ userId }) => userId === member.user.id);
  markAsRead(ownNotifications, isMain ? 4 : random.between(0, 5), random, calendar);
}

function methodKindsFor({ profile }: Member, random: Random): ("bank_transfer" | "paypal")[] {
  const first = random.chance(0.6) ? "bank_transfer" : "paypal";
  if (profile.openRequest === "none" && random.chance(0.2)) return [];
  return random.chance(0.2) ? ["bank_transfer", "paypal"] : [first];
}

function storeRow(
  { name, category }: ListedStore,
  random: Random,
  createdAt: Date,
): DemoStore & { id: string } {
  const slug = slugOf(name);
  return {
    id: random.uuid(),
    slug,
    name,
    category,
    createdAt,
    logo: hasMark(slug) ? `/apis/store-logos/${markId(slug)}` : null,
    site: `https://${slug}.example/`,
    // In the demo, the networks of travel stores and services forbid shared links.
    takesLinks: category !== "travel" && category !== "services",
  };
}

function slugOf(name: string): string {
  const asciiName = name
    .normalize("NFD")
    .replace(/[\p{M}'’.]/gu, "")
    .replaceAll("&", " and ");
  return asciiName.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
