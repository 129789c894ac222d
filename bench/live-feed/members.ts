import { randomUUID } from "node:crypto";
import type { Database } from "#provider/database/engine/connection.ts";
import { users } from "#provider/database/schema/schema.ts";
import { sessions } from "#provider/database/schema/session-schema.ts";
import { sessionEnd } from "#provider/modules/sessions/service.ts";

/** A member who is logged in. */
export interface Login {
  userId: string;
  sessionId: string;
}

const rowsAtOnce = 1_000;

/** Inserts members with a session but without a usable password. */
export async function insertMembers(database: Database, count: number): Promise<Login[]> {
  const logins = Array.from({ length: count }, () => ({ userId: randomUUID(), sessionId: randomUUID() }));
  const now = new Date();
  const expiresAt = sessionEnd(now, { createdAt: now, role: "member" });
  for (let start = 0; start < count; start += rowsAtOnce) {
    const batch = logins.slice(start, start + rowsAtOnce);
    await database.insert(users).values(
      batch.map(({ userId: id }) => ({
        id,
        email: `${id}@example.com`,
        name: "Mary Major",
        passwordHash: "none",
        role: "member" as const,
      })),
    );
    await database
      .insert(sessions)
      .values(batch.map(({ userId, sessionId: id }) => ({ id, userId, expiresAt })));
  }
  return logins;
}
