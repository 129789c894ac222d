import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Transaction } from "../../database/engine/connection.ts";
import { users } from "../../database/schema/schema.ts";
import { refreshTokens, sessions } from "../../database/schema/session-schema.ts";

export type RefreshTokenRow = typeof refreshTokens.$inferSelect;

/** Returns the session of a refresh token, with its row locked, and its user's status. */
export async function lockSessionOf(tx: Transaction, hash: string) {
  const [token] = await tx
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash));
  if (!token) return undefined;
  const [session] = await tx
    .select({
      id: sessions.id,
      userId: sessions.userId,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      revokedAt: sessions.revokedAt,
      status: users.status,
      role: users.role,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, token.sessionId))
    .for("update", { of: sessions });
  return session;
}

/** Returns the current state of a refresh token. Read it only while its session is locked. */
export async function readRefreshToken(tx: Transaction, hash: string): Promise<RefreshTokenRow | undefined> {
  const [row] = await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
  return row;
}

/** Records a token's first use: creates its successor and starts the grace period of its predecessor. */
export async function rotateRefreshToken(
  tx: Transaction,
  token: RefreshTokenRow,
  successorHash: string,
  now: Date,
): Promise<void> {
  const { hash, sessionId } = token;
  await tx
    .update(refreshTokens)
    .set({ successorUsedAt: now })
    .where(
      and(
        eq(refreshTokens.sessionId, sessionId),
        isNotNull(refreshTokens.rotatedAt),
        isNull(refreshTokens.successorUsedAt),
      ),
    );
  await tx.update(refreshTokens).set({ rotatedAt: now }).where(eq(refreshTokens.hash, hash));
  await tx.insert(refreshTokens).values({ hash: successorHash, sessionId, createdAt: now });
}

/** Extends a session that is in use. */
export async function touchSession(
  tx: Transaction,
  id: string,
  used: { lastSeenAt: Date; expiresAt: Date; ip: string },
) {
  await tx.update(sessions).set(used).where(eq(sessions.id, id));
}
