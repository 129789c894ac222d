import type { z } from "zod";
import type { session } from "#contract/accounts/auth.ts";
import type { sessions } from "../../database/schema/session-schema.ts";
import { parseUserAgent } from "../security-events/user-agent.ts";

/** Maps a row to a session as its owner and the admins see it. */
export function toSession(row: typeof sessions.$inferSelect): Omit<z.output<typeof session>, "isCurrent"> {
  const { id, createdAt, lastSeenAt, ip, userAgent, extension } = row;
  return {
    id,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    ip,
    userAgent,
    machine: parseUserAgent(userAgent),
    isExtension: extension !== null,
  };
}
