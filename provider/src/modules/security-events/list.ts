import { and, eq } from "drizzle-orm";
import { listSecurityEvents } from "#contract/accounts/security-events.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { latestFirst } from "../../database/queries/keyset-order.ts";
import { withinDays } from "../../database/queries/period.ts";
import { securityEvents } from "../../database/schema/security-event-schema.ts";
import { parseUserAgent } from "./user-agent.ts";

type Row = typeof securityEvents.$inferSelect;

/** A member's own security log, newest first. */
export const securityEventList = keysetList(listSecurityEvents, ({ userId }: { userId: string }) => ({
  select: (queryable) => queryable.select().from(securityEvents),
  count: (rows) => rows.from(securityEvents),
  where: ({ kind, ...days }) =>
    and(
      eq(securityEvents.userId, userId),
      kind ? eq(securityEvents.kind, kind) : undefined,
      withinDays(securityEvents.at, days),
    ),
  order: () => latestFirst(securityEvents.id, ({ id }: Row) => id),
  view: (rows: Row[]) =>
    rows.map(({ id, kind, at, ip, userAgent }) => ({
      id: id.toString(),
      kind,
      at: at.toISOString(),
      ip,
      machine: parseUserAgent(userAgent),
    })),
}));
