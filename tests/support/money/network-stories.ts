import fc from "fast-check";
import { eq, inArray } from "drizzle-orm";
import type { NetworkPresetKey } from "#contract/networks/presets/keys.ts";
import { networkPresets } from "#contract/networks/presets/presets.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { leads } from "#provider/database/schema/earning-schema.ts";
import { createRandom } from "#provider/demo/random.ts";
import { interpret } from "#provider/modules/postbacks/interpret.ts";
import { splitReports } from "#provider/modules/postbacks/split.ts";
import type { NetworkMessage } from "#provider/simulated-network/dialect.ts";
import { dialects } from "#provider/simulated-network/dialects/dialects.ts";
import {
  firstVersion,
  nextVersion,
  totalOf,
  type PurchaseVersion,
  type SimulatedPurchase,
} from "#provider/simulated-network/purchase.ts";
import { requestsOf, type NetworkRequest } from "#provider/simulated-network/requests.ts";
import { balancesOf } from "./ledger.ts";

const minute = 60_000;
const dayOfPurchases = 10 * 24 * 60;

/** The plan of one purchase. Each step has an index among the possible steps, and a time. */
interface PlannedPurchase {
  member: number;
  items: { code: string; amount: number }[];
  steps: { choice: number; minutes: number }[];
}

const item = fc.record({
  code: fc.constantFrom("selected", "other"),
  amount: fc.integer({ min: 400, max: 40_000 }),
});
const planned: fc.Arbitrary<PlannedPurchase> = fc.record({
  member: fc.nat(2),
  items: fc.array(item, { minLength: 1, maxLength: 3 }),
  steps: fc.array(fc.record({ choice: fc.nat(999), minutes: fc.integer({ min: 1, max: 900 }) }), {
    maxLength: 6,
  }),
});

/** A random story of up to 20 purchases with up to 6 steps each, and the order in which its reports arrive. */
export const networkStories = fc.record({
  purchases: fc.array(planned, { minLength: 1, maxLength: 20 }),
  order: fc.integer(),
  // A page of the largest purchases stays below the limit of a request.
  pageSize: fc.integer({ min: 1, max: 12 }),
});
export type NetworkStory = typeof networkStories extends fc.Arbitrary<infer Story> ? Story : never;

export interface StoryMember {
  userId: string;
  /** Records a click before the first purchase. */
  click: () => Promise<string>;
}

interface LivedPurchase {
  purchase: SimulatedPurchase;
  versions: PurchaseVersion[];
  userId: string;
}

/** A story with its purchases' last versions and the requests that report it. */
export interface LivedStory {
  purchases: LivedPurchase[];
  requests: NetworkRequest[];
  /** Requests that repeat the reports, divided into different pages. */
  repetition: NetworkRequest[];
}

/** Plays a story at a network: `number` makes its transactions and orders unique, `now` is its end. */
export async function liveStory(
  preset: NetworkPresetKey,
  story: NetworkStory,
  { members, number, now }: { members: StoryMember[]; number: number; now: Date },
): Promise<LivedStory> {
  const purchases: LivedPurchase[] = [];
  for (const [index, plan] of story.purchases.entries()) {
    const { userId, click } = members[plan.member % members.length]!;
    const digits = `${number}${String(index).padStart(2, "0")}`;
    const purchasedAt = new Date(now.getTime() - (dayOfPurchases - index) * minute);
    const purchase = {
      click: await click(),
      transaction: digits,
      order: `9${digits}`,
      programme: "7052",
      currency: "USD",
      purchasedAt,
    };
    purchases.push({ purchase, versions: versionsOf(preset, plan, purchase, now), userId });
  }
  const messages = shuffleMessages(preset, messagesOf(preset, purchases), story.order, now);
  const { pageSize } = story;
  return {
    purchases,
    requests: requestsOf(messages, pageSize),
    repetition: requestsOf(messages.toReversed(), (pageSize % 7) + 1),
  };
}

function versionsOf(
  preset: NetworkPresetKey,
  plan: PlannedPurchase,
  purchase: SimulatedPurchase,
  now: Date,
): PurchaseVersion[] {
  const dialect = dialects[preset];
  const items = plan.items.map(({ code, amount }, index) => ({
    id: String(index + 1),
    code,
    amount,
    // More than any cash back, so that nothing is held for its commission.
    commission: Math.ceil(amount / 5),
  }));
  let at = purchase.purchasedAt;
  let versions = [firstVersion(at, items)];
  const sentTexts = new Map<string, string[]>();
  const groupByKey = (all: PurchaseVersion[]) =>
    dialect
      .report(purchase, all)
      .map((message) => [versionKey(preset, message, now), JSON.stringify(message)] as const);
  // Without a time of change, a report with the same content counts as a repetition, because the network can't
  // mark it as new.
  const isRepetition = (all: PurchaseVersion[]) =>
    groupByKey(all).some(
      ([key, text]) => sentTexts.get(key)?.includes(text) && sentTexts.get(key)!.at(-1) !== text,
    );
  const note = () => {
    for (const [key, text] of groupByKey(versions)) sentTexts.set(key, [...(sentTexts.get(key) ?? []), text]);
  };
  note();
  for (const { choice, minutes } of plan.steps) {
    at = new Date(at.getTime() + minutes * minute);
    const newest = versions.at(-1)!;
    const possible = dialect.steps
      .flatMap((step) => nextVersion(newest, step, at) ?? [])
      .map((next) => [...versions, next])
      .filter((next) => !isRepetition(next));
    if (possible.length === 0) continue;
    versions = possible[choice % possible.length]!;
    note();
  }
  return versions;
}

function messagesOf(preset: NetworkPresetKey, purchases: LivedPurchase[]): NetworkMessage[] {
  return purchases.flatMap(({ purchase, versions }) =>
    versions.flatMap((_, index) => dialects[preset].report(purchase, versions.slice(0, index + 1))),
  );
}

/**
 * Returns messages in a random order with repetitions. If the network sends no time of change, only the order
 * of arrival distinguishes some messages; their first copies keep their order.
 */
function shuffleMessages(
  preset: NetworkPresetKey,
  messages: NetworkMessage[],
  seed: number,
  now: Date,
): NetworkMessage[] {
  const random = createRandom(seed >>> 0);
  const places = new Map<string, number[]>();
  const weights = messages.map(() => random.fraction());
  for (const [index, message] of messages.entries()) {
    const version = versionKey(preset, message, now);
    places.set(version, [...(places.get(version) ?? []), index]);
  }
  const weightedMessages: { message: NetworkMessage; weight: number }[] = [];
  for (const indexes of places.values()) {
    const inOrder = indexes.map((index) => weights[index]!).toSorted((one, other) => one - other);
    for (const [place, index] of indexes.entries()) {
      const [message, weight] = [messages[index]!, inOrder[place]!];
      weightedMessages.push({ message, weight });
      // A repetition arrives at any time after the report.
      if (random.chance(0.4))
        weightedMessages.push({ message, weight: weight + random.fraction() * (1 - weight) });
    }
  }
  return weightedMessages.toSorted((one, other) => one.weight - other.weight).map(({ message }) => message);
}

/** Returns a key of the purchase, part and version that a report is about. */
function versionKey(preset: NetworkPresetKey, message: NetworkMessage, now: Date): string {
  const { mapping } = networkPresets[preset];
  const [request] = requestsOf([message]);
  const content = { payload: request!.content, contentType: request!.contentType ?? null };
  const [report] = splitReports(content, mapping)!;
  const read = interpret({ ...report!, receivedAt: now }, mapping, { currency: "USD", maximum: 10n ** 12n });
  if (!read.ok) throw new Error(`${preset} isn't read: ${read.reason} ${request!.content}`);
  const { transaction, part, at, changedAt } = read.interpretation;
  return JSON.stringify([transaction, part, changedAt ?? at]);
}

/** The rates of the tests' offer, in percent. */
const rates = { selected: 9, other: 6 };

/** Returns the lead that results from a purchase. Closed leads have no amounts. */
function expectedLead(preset: NetworkPresetKey, { purchase, versions }: LivedPurchase) {
  const newest = versions.at(-1)!;
  if (newest.status === "declined" || newest.status === "reversed")
    return { state: "closed" as const, cashBack: 0n };
  const namesItems = networkPresets[preset].mapping.parameters.item !== undefined;
  const hundredths = newest.items
    .filter(({ isDeclined }) => !isDeclined)
    .reduce(
      (sum, { code, amount }) =>
        sum + amount * (namesItems ? rates[code as keyof typeof rates] : rates.other),
      0,
    );
  const { amount, commission } = totalOf(newest);
  return {
    state: newest.status === "approved" ? ("confirmed" as const) : ("pending" as const),
    orderAmount: BigInt(amount),
    commission: BigInt(commission),
    cashBack: BigInt(Math.floor((hundredths + 50) / 100)),
    occurredAt: purchase.purchasedAt,
  };
}

/** Returns the differences between the database and what a story implies. No difference is expected. */
export async function differencesFrom(
  { database }: Pick<Connection, "database">,
  preset: NetworkPresetKey,
  { purchases }: LivedStory,
): Promise<string[]> {
  const differences: string[] = [];
  const pending = new Map<string, bigint>();
  const rows = await database
    .select()
    .from(leads)
    .where(
      inArray(
        leads.clickId,
        purchases.map(({ purchase }) => purchase.click),
      ),
    );
  for (const lived of purchases) {
    const { purchase, versions, userId } = lived;
    const expected = expectedLead(preset, lived);
    pending.set(userId, (pending.get(userId) ?? 0n) + expected.cashBack);
    const found = rows.filter(({ clickId }) => clickId === purchase.click);
    if (found.length !== 1) differences.push(`${purchase.transaction} has ${found.length} leads`);
    const [lead] = found;
    if (!lead) continue;
    const isClosed = lead.state === "rejected" || lead.state === "reversed";
    const state = isClosed ? "closed" : lead.state;
    const isTimed = networkPresets[preset].mapping.parameters.time !== undefined;
    const isSame =
      state === expected.state &&
      (expected.state === "closed" ||
        (lead.orderAmount === expected.orderAmount &&
          lead.commission === expected.commission &&
          lead.cashBack === expected.cashBack &&
          (!isTimed || lead.occurredAt.getTime() === purchase.purchasedAt.getTime())));
    if (!isSame) differences.push(describeDifference(lead, expected, versions));
  }
  for (const [userId, cashBack] of pending) {
    const balances = await balancesOf(database, userId);
    if (balances.pending !== cashBack || balances.available !== 0n)
      differences.push(`${balances.pending} instead of ${cashBack} pending, ${balances.available} available`);
  }
  return differences;
}

function describeDifference(
  lead: typeof leads.$inferSelect,
  expected: object,
  versions: PurchaseVersion[],
): string {
  const { state, orderAmount, commission, cashBack, networkTransactionId } = lead;
  const texts = [{ state, orderAmount, commission, cashBack }, expected, versions].map((part) =>
    JSON.stringify(part, (_, value: unknown) => (typeof value === "bigint" ? Number(value) : value)),
  );
  return `${networkTransactionId} is ${texts.join(", expected ")}`;
}

/** Returns a network's leads with the fields that are compared before and after a repetition. */
export function leadsOf({ database }: Pick<Connection, "database">, network: string) {
  return database.select().from(leads).where(eq(leads.network, network)).orderBy(leads.id);
}
