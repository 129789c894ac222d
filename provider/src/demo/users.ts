import { nameGroups } from "./names.ts";
import { day, type Calendar } from "./calendar.ts";
import { createRandom, type Random } from "./random.ts";
import type { DemoUser } from "./demo-data.ts";

/** How often a member buys, and how the money is used. */
export interface MemberProfile {
  purchases: number;
  /** Factor on the usual order value of a store. */
  spends: number;
  /**
   * The available amount in major units at which the member withdraws; infinite for members who never withdraw.
   */
  threshold: number;
  /** The member's open request: one of any amount, or one above the limit that a single admin may approve. */
  openRequest: "none" | "any" | "large";
}

export interface Member {
  user: DemoUser;
  profile: MemberProfile;
}

/** The demo's accounts, with their own passwords. */
export const demoAccounts = [
  { email: "member@cashlane.test", password: "Member-demo-1", name: "Mai Laurent", role: "member" },
  { email: "admin@cashlane.test", password: "Admin-demo-1", name: "Samir Okafor", role: "admin" },
  { email: "auditor@cashlane.test", password: "Auditor-demo-1", name: "Clara Jensen", role: "admin" },
  { email: "finance@cashlane.test", password: "Finance-demo-1", name: "Theo Marchetti", role: "finance" },
  { email: "support@cashlane.test", password: "Support-demo-1", name: "Amina Diallo", role: "support" },
] as const;

// A separate random stream, so that countries don't affect the members' other properties.
const countrySeed = 12_409;
export const memberCount = 197;
const mailHosts = ["example.com", "example.org", "example.net"] as const;

/**
 * Creates members with names from many countries and addresses that can't exist. Most joined in the last 14
 * months.
 */
export function createMembers(random: Random, calendar: Calendar, passwordHash: string): Member[] {
  const usedNames = new Set<string>();
  const countryRandom = createRandom(countrySeed);
  return Array.from({ length: memberCount }, (_, index) => {
    const { language, countries, first, last } = random.pick(nameGroups);
    const name = unusedName(random, usedNames, first, last);
    const createdAt = calendar.daysAgo(Math.round(420 * random.fraction()) + 2);
    const profile = profileOf(random, index);
    // A member needs a long time to save enough for a large request.
    if (profile.openRequest !== "none") createdAt.setTime(createdAt.getTime() - 300 * day);
    const status = index % 90 === 80 ? ("suspended" as const) : ("active" as const);
    const user = {
      id: random.uuid(),
      name,
      // One in ten.
      tier: index % 10 === 3 ? ("premium" as const) : ("free" as const),
      email: addressOf(name, random),
      role: "member" as const,
      language,
      country: countryRandom.pick(countries),
    };
    return { user: { ...user, status, createdAt, emailVerifiedAt: createdAt, passwordHash }, profile };
  });
}

function unusedName(
  random: Random,
  usedNames: Set<string>,
  first: readonly string[],
  last: readonly string[],
): string {
  const name = `${random.pick(first)} ${random.pick(last)}`;
  if (usedNames.has(name)) return unusedName(random, usedNames, first, last);
  usedNames.add(name);
  return name;
}

function addressOf(name: string, random: Random): string {
  const asciiName = name.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("đ", "d").replaceAll("Đ", "D");
  return `${asciiName.toLowerCase().replaceAll(" ", ".")}@${random.pick(mailHosts)}`;
}

function profileOf(random: Random, index: number): MemberProfile {
  if (index < 6)
    return { purchases: random.between(44, 56), spends: 3.6, threshold: Infinity, openRequest: "large" };
  if (index < 14)
    return { purchases: random.between(14, 22), spends: 1.5, threshold: Infinity, openRequest: "any" };
  if (index < 18)
    return { purchases: random.between(60, 80), spends: 3, threshold: 510, openRequest: "none" };
  const kind = random.fraction();
  if (kind < 0.08)
    return { purchases: random.between(26, 40), spends: 1.6, threshold: 45, openRequest: "none" };
  if (kind < 0.4)
    return { purchases: random.between(9, 20), spends: 1.2, threshold: 20, openRequest: "none" };
  // Half of them spend on gift cards instead of withdrawing.
  const isShopper = index % 2 === 0;
  if (isShopper)
    return { purchases: random.between(4, 14), spends: 1.4, threshold: Infinity, openRequest: "none" };
  return { purchases: random.between(1, 10), spends: 0.9, threshold: 10, openRequest: "none" };
}
