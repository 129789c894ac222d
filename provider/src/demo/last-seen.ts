import { sessionEnd } from "../modules/sessions/service.ts";
import type { Random } from "./random.ts";
import type { DemoSession, DemoData } from "./demo-data.ts";

/**
 * Adds a session of every user, ended by log-out at their last action: lists of users show when they were last
 * seen. It has no network address, so that a real first login isn't reported as new.
 */
export function loginsOf(world: DemoData, random: Random): DemoSession[] {
  const lastSeen = lastActions(world);
  return world.users.map((user) => {
    const { role = "member", createdAt } = user;
    const lastSeenAt = lastSeen.get(user.id) ?? createdAt;
    return {
      id: random.uuid(),
      userId: user.id,
      createdAt: lastSeenAt,
      lastSeenAt,
      provenAt: lastSeenAt,
      expiresAt: sessionEnd(lastSeenAt, { createdAt: lastSeenAt, role }),
      revokedAt: lastSeenAt,
      revokedReason: "logout",
    };
  });
}

/** Returns when each user last shopped, withdrew, claimed, read or decided. */
function lastActions({ clicks, withdrawals, claims, shop, notifications, activities }: DemoData) {
  const steps = [
    ...clicks.map(({ userId, createdAt }) => [userId, createdAt] as const),
    ...withdrawals.map(({ userId, requestedAt }) => [userId, requestedAt] as const),
    ...claims.map(({ userId, createdAt }) => [userId, createdAt] as const),
    ...shop.orders.map(({ userId, placedAt }) => [userId, placedAt] as const),
    ...notifications.map(({ userId, readAt }) => [userId, readAt] as const),
    ...activities.map(({ actor, at }) => [actor.userId, at] as const),
  ];
  const last = new Map<string, Date>();
  for (const [userId, at] of steps) {
    if (!userId || !at) continue;
    const latest = last.get(userId);
    if (!latest || at > latest) last.set(userId, at);
  }
  return last;
}
