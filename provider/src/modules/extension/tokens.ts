import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Queryable } from "../../database/engine/connection.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { users } from "../../database/schema/schema.ts";
import { extensionCodes, extensionTokens } from "../../database/schema/session-schema.ts";
import type { Origin } from "../../request-origin.ts";
import { notifySecurityEvent } from "../second-factor/notify-security-event.ts";
import { extensionSessionEnd } from "../sessions/extension-sessions.ts";
import { insertSession } from "../sessions/repository.ts";
import { hashOfToken } from "../sessions/tokens.ts";

interface CodeInput {
  userId: string;
  extension: string;
  challenge: string;
  expiresAt: Date;
}

/** Creates the member's code for an extension. An earlier code stops working. */
export async function createCode(queryable: Queryable, input: CodeInput): Promise<string> {
  const code = randomBytes(32).toString("base64url");
  const row = { ...input, hash: hashOfToken(code) };
  await queryable
    .insert(extensionCodes)
    .values(row)
    .onConflictDoUpdate({ target: extensionCodes.userId, set: row });
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
 * Uses up a code. Returns the token of the extension's new session, or undefined if the code is unknown, expired or
 * that of another extension or verifier.
 */
export async function exchangeCode(
  unit: UnitOfWork,
  app: FastifyInstance,
  { extension, code, verifier, now, origin }: Exchange,
): Promise<string | undefined> {
  const { tx } = unit;
  const [found] = await tx
    .delete(extensionCodes)
    .where(eq(extensionCodes.hash, hashOfToken(code)))
    .returning();
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  if (!found || found.expiresAt <= now || found.challenge !== challenge || found.extension !== extension)
    return undefined;
  const { userId } = found;
  // Locks the user, so that a concurrent suspension also ends this session.
  const [user] = await tx
    .select({ status: users.status })
    .from(users)
    .where(eq(users.id, userId))
    .for("share");
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
