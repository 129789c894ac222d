import { createHash, randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Transaction } from "../../database/engine/connection.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { users } from "../../database/schema/schema.ts";
import { extensionCodes, extensionTokens, sessions } from "../../database/schema/session-schema.ts";
import { Problem } from "../../problem.ts";
import type { Origin } from "../../request-origin.ts";
import { notifySecurityEvent } from "../second-factor/notify-security-event.ts";
import { extensionSessionEnd } from "../sessions/extension-sessions.ts";
import { insertSession } from "../sessions/repository.ts";
import { hashOfToken } from "../sessions/tokens.ts";

interface CodeInput {
  userId: string;
  /** The session that allows the connection. */
  sessionId: string;
  extension: string;
  challenge: string;
  expiresAt: Date;
}

/**
 * Creates the member's code for an extension. An earlier code stops working.
 * @throws Problem 401 `unauthenticated` if the session has just ended
 */
export async function createCode(tx: Transaction, { sessionId, ...input }: CodeInput): Promise<string> {
  // Locks the session, so that its end also invalidates the code.
  const isLive = and(eq(sessions.id, sessionId), isNull(sessions.revokedAt));
  const live = await tx.select({ id: sessions.id }).from(sessions).where(isLive).for("share");
  if (live.length === 0) throw new Problem(401, "unauthenticated");
  const code = randomBytes(32).toString("base64url");
  const row = { ...input, hash: hashOfToken(code) };
  await tx.insert(extensionCodes).values(row).onConflictDoUpdate({ target: extensionCodes.userId, set: row });
  return code;
}

interface Exchange {
  extension: string;
  code: string;
  verifier: string;
  now: Date;
  origin: Origin;
}

/**
 * Consumes a code. Returns the token of the extension's new session, or undefined if the code is unknown or
 * expired, or was created for another extension or verifier.
 */
export async function exchangeCode(
  unit: UnitOfWork,
  app: FastifyInstance,
  { extension, code, verifier, now, origin }: Exchange,
): Promise<string | undefined> {
  const { tx } = unit;
  const isCode = eq(extensionCodes.hash, hashOfToken(code));
  // Locks the user before the code, so that a concurrent suspension or recovery also ends this session.
  const [user] = await tx
    .select({ status: users.status })
    .from(users)
    .innerJoin(extensionCodes, and(eq(extensionCodes.userId, users.id), isCode))
    .for("share", { of: users });
  const [row] = await tx.delete(extensionCodes).where(isCode).returning();
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  if (!row || row.expiresAt <= now || row.challenge !== challenge || row.extension !== extension)
    return undefined;
  const { userId } = row;
  if (user?.status !== "active") return undefined;

  const token = `cle_${randomBytes(32).toString("base64url")}`;
  const sessionId = crypto.randomUUID();
  await insertSession(tx, {
    id: sessionId,
    userId,
    createdAt: now,
    lastSeenAt: now,
    provenAt: new Date(0),
    expiresAt: extensionSessionEnd(now, now),
    extension,
    ...origin,
  });
  await tx.insert(extensionTokens).values({ hash: hashOfToken(token), sessionId });
  await notifySecurityEvent(unit, app, { userId, kind: "extension_connected", at: now, origin });
  return token;
}
