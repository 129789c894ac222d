import type { EventType } from "#contract/webhooks/events.ts";
import type { users } from "../../database/schema/schema.ts";
import type { NewEvent } from "../webhooks/emit.ts";

type MemberEventType = Extract<EventType, `member.${string}`>;

/** Returns an event of an account, with its values after the change. It contains no personal data. */
export function memberEvent(
  type: MemberEventType,
  {
    id,
    status,
    tier,
    emailVerifiedAt,
    createdAt,
  }: Pick<typeof users.$inferSelect, "id" | "status" | "tier" | "emailVerifiedAt" | "createdAt">,
): NewEvent {
  const isVerified = emailVerifiedAt !== null;
  return { type, objectId: id, data: { id, status, tier, isVerified, createdAt: createdAt.toISOString() } };
}
