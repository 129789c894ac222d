import type { FastifyInstance } from "fastify";
import type { TokenPair } from "#contract/accounts/auth.ts";
import { inTransaction, type UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { Problem } from "../../problem.ts";
import {
  lockSessionOf,
  readRefreshToken,
  rotateRefreshToken,
  touchSession,
  type RefreshTokenRow,
} from "./refresh-repository.ts";
import { endSessions, sessionEnd } from "./service.ts";
import type { Origin } from "../../request-origin.ts";
import { hashOfToken, type TokenSubject } from "./tokens.ts";

/** The milliseconds for which a token stays valid after its successor's first use. */
export const grace = 30_000;

type Outcome =
  | { kind: "rotated"; subject: TokenSubject }
  | { kind: "reused"; subject: TokenSubject }
  | { kind: "refused" };

/**
 * Exchanges a refresh token for a new pair (S4). The same token returns the same successor until 30 s after the
 * successor's first use, so that a lost response doesn't end the session. A later reuse means that two clients
 * have the token, and ends the session for both.
 * @throws Problem 401 `refresh_token_invalid`
 */
export async function refreshSession(
  app: FastifyInstance,
  refreshToken: string,
  origin: Origin,
): Promise<TokenPair> {
  const now = app.clock();
  const successor = app.tokens.successorOf(refreshToken);
  const outcome = await inTransaction(
    app.database,
    (unit) => exchange(app, unit, { refreshToken, successor, now, origin }),
    (error) => app.log.error({ err: error }, "a socket could not be ended"),
  );
  if (outcome.kind === "rotated") {
    return { access_token: await app.tokens.sign("api", outcome.subject, now), refresh_token: successor };
  }
  // The error is thrown outside the transaction, because it would roll back the revocation.
  if (outcome.kind === "reused") app.log.warn(outcome.subject, "refresh token reused: login ended");
  throw new Problem(401, "refresh_token_invalid");
}

interface Exchange {
  refreshToken: string;
  successor: string;
  now: Date;
  origin: Origin;
}

async function exchange(
  app: FastifyInstance,
  unit: UnitOfWork,
  { refreshToken, successor, now, origin }: Exchange,
): Promise<Outcome> {
  const hash = hashOfToken(refreshToken);
  const session = await lockSessionOf(unit.tx, hash);
  if (!session || session.revokedAt || session.expiresAt <= now || session.status !== "active")
    return { kind: "refused" };
  const expiresAt = sessionEnd(now, session);
  // Sessions created before the maximum lifetime was introduced may have a later end in the database.
  if (expiresAt <= now) return { kind: "refused" };

  const token = await readRefreshToken(unit.tx, hash);
  if (!token) return { kind: "refused" };
  const subject = { userId: session.userId, sessionId: session.id };
  if (isSpent(token, now)) {
    await endSessions(app, unit, { ...subject, reason: "reuse" });
    return { kind: "reused", subject };
  }

  if (!token.rotatedAt) await rotateRefreshToken(unit.tx, token, hashOfToken(successor), now);
  await touchSession(unit.tx, session.id, { lastSeenAt: now, expiresAt, ip: origin.ip });
  return { kind: "rotated", subject };
}

function isSpent({ successorUsedAt }: RefreshTokenRow, now: Date): boolean {
  return successorUsedAt !== null && now.getTime() - successorUsedAt.getTime() > grace;
}
