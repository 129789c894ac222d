import type { ClaimState } from "#contract/claims/claims.ts";
import type { ClaimDecisionRequest } from "#contract/claims/admin-claims.ts";
import { day } from "./calendar.ts";
import { createRandom } from "./random.ts";
import type { DemoClick, DemoUser, DemoData } from "./demo-data.ts";

const claimSeed = 31_337;
const hour = day / 24;

// The smallest possible picture.
const proof = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);
const reason = "The store knows no order with this number. Please check it and send the claim again.";
const mainMemberStates: ClaimState[] = ["sent", "with_store", "refused"];

interface DemoContext {
  now: Date;
  currency: string;
  main: DemoUser;
  admin: DemoUser;
}

/**
 * Adds claims for visits without a purchase: three claims of the main member, and two open claims of other
 * members.
 */
export function addClaims(world: DemoData, context: DemoContext): void {
  const random = createRandom(claimSeed);
  const isClaimable = ({ trackedAt, createdAt }: DemoClick) => {
    const age = context.now.getTime() - createdAt.getTime();
    return !trackedAt && age > 5 * day && age < 60 * day;
  };
  const visits = world.clicks.filter(isClaimable);
  const ownVisits = visits.filter(({ userId }) => userId === context.main.id);
  const otherVisits = visits.filter(
    ({ userId }) => userId !== context.main.id && userId !== context.admin.id,
  );
  for (const [index, state] of mainMemberStates.entries())
    if (ownVisits[index]) write(ownVisits[index], state);
  for (const visit of otherVisits.slice(0, 2)) write(visit, "sent");

  function write({ id: clickId, userId, storeId, createdAt: visitedAt }: DemoClick, state: ClaimState): void {
    const id = random.uuid();
    const orderNumber = String(random.between(10_000_000, 99_999_999));
    const createdAt = new Date(visitedAt.getTime() + 4 * day);
    const decidedAt = state === "sent" ? null : new Date(createdAt.getTime() + 6 * hour);
    world.claims.push({
      id,
      userId,
      storeId,
      clickId,
      orderNumber,
      state,
      createdAt,
      decidedAt,
      orderedOn: visitedAt.toISOString().slice(0, 10),
      currency: context.currency,
      orderAmount: BigInt(random.between(2_000, 20_000)),
      reason: state === "refused" ? reason : null,
      decidedBy: decidedAt && context.admin.id,
    });
    world.claimProofs.push({ claimId: id, contentType: "image/png", content: proof });
    if (!decidedAt) return;
    const action: ClaimDecisionRequest["action"] = state === "refused" ? "refuse" : "with-store";
    world.activities.push({
      at: decidedAt,
      request: null,
      action: `claim.${action}`,
      actor: { userId: context.admin.id, email: context.admin.email },
      object: { type: "claim", id, label: orderNumber },
      before: { state: "sent" },
      after: { state, ...(state === "refused" ? { reason } : {}) },
    });
  }
}
