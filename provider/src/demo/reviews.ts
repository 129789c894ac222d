import type { Language } from "../plugins/language.ts";
import type { Calendar } from "./calendar.ts";
import type { Random } from "./random.ts";
import { reviewReplies, reviewTexts } from "./review-texts.ts";
import type { DemoLead, DemoUser, DemoData } from "./demo-data.ts";

const reviewCount = 300;
const boughtStates = ["pending", "confirmed", "payable", "on_hold"];

interface WriteContext {
  world: DemoData;
  random: Random;
  calendar: Calendar;
  admin: DemoUser;
}

/** Adds reviews some days after a purchase; the latest aren't published yet. */
export function addReviews({ world, random, calendar, admin }: WriteContext): void {
  const byId = new Map(world.users.map((user) => [user.id, user]));
  for (const lead of shuffle(firstPurchases(world), random).slice(0, reviewCount)) {
    const language = (byId.get(lead.userId)?.language ?? "en") as Language;
    const stars = random.pick([5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 2, 1] as const);
    const written = calendar.hoursAfter(lead.occurredAt, 24, 24 * 20);
    const writtenAt = calendar.isOver(written) ? written : calendar.now;
    const isRead = calendar.now.getTime() - writtenAt.getTime() > 3 * 24 * 3600 * 1000;
    const isPublished = random.chance(0.96);
    const hasReply = stars <= 2 && random.chance(0.7);
    const decided = calendar.hoursAfter(writtenAt, 2, 48);
    world.reviews.push({
      id: random.uuid(),
      storeId: lead.storeId,
      userId: lead.userId,
      stars,
      text: textOf(language, stars, random),
      language,
      writtenAt,
      ...(isRead
        ? {
            state: isPublished ? "published" : "rejected",
            reply: isPublished && hasReply ? reviewReplies[language] : null,
            decidedBy: admin.id,
            decidedAt: decided,
          }
        : { state: "pending" }),
    });
  }
}

/** Returns each member's first valid purchase at each store. */
function firstPurchases({ leads, users }: DemoData): DemoLead[] {
  const members = new Set(users.filter(({ role }) => role === "member").map(({ id }) => id));
  const first = new Map<string, DemoLead>();
  for (const lead of leads) {
    if (!members.has(lead.userId) || !boughtStates.includes(lead.state)) continue;
    const key = `${lead.userId} ${lead.storeId}`;
    if (!first.has(key)) first.set(key, lead);
  }
  return [...first.values()];
}

function shuffle<T>(items: T[], random: Random): T[] {
  return items
    .map((item) => ({ item, rank: random.fraction() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

function textOf(language: Language, stars: number, random: Random): string {
  const kind = stars >= 4 ? "good" : stars === 3 ? "fair" : "bad";
  const { first, then } = reviewTexts[language][kind];
  return random.chance(0.25) ? random.pick(first) : `${random.pick(first)} ${random.pick(then)}`;
}
