import fp from "fastify-plugin";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { stepUpSeconds } from "#contract/auth.ts";
import { findLiveUser } from "../modules/sessions/repository.ts";
import { createTokens, type Audience } from "../modules/sessions/tokens.ts";
import { Problem } from "../problem.ts";

/** The asking user: as the database has them at this very request, and the login they use. */
export interface Identity {
  userId: string;
  sessionId: string;
  role: "member" | "admin";
  email: string;
  name: string;
  language: string;
  /** Whether the password was given within `stepUpSeconds` of this request. */
  isProven: boolean;
}

declare module "fastify" {
  interface FastifyRequest {
    identity: Identity | undefined;
  }
}

/** The signed-in user of a request. @throws Problem 401 when there is none. */
export function identityOf(request: FastifyRequest): Identity {
  if (!request.identity) throw new Problem(401, "unauthenticated");
  return request.identity;
}

/**
 * Asks for the password again before what must not be done from a screen left unlocked or with a stolen token.
 * @throws Problem 403 `step_up_required` when it was last given more than `stepUpSeconds` ago
 */
export function requireProven(request: FastifyRequest): void {
  if (!identityOf(request).isProven) throw new Problem(403, "step_up_required");
}

/** The token of `Authorization: Bearer …`, or undefined. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? "")?.[1];
}

/**
 * The user behind a token, looked up in one query, so that a revoked login, a suspension and a demotion act
 * on the very next request.
 * @throws Problem 401 (`token_expired` when only that), 403 `account_suspended`.
 */
export async function authenticate(
  app: FastifyInstance,
  token: string,
  audience: Audience | Audience[],
): Promise<Identity> {
  const now = app.clock();
  const verified = await app.tokens.verify(token, audience, now);
  if (!verified.ok) throw new Problem(401, verified.isExpired ? "token_expired" : "unauthenticated");
  const user = await findLiveUser(app.database, verified.subject, now);
  if (!user) throw new Problem(401, "unauthenticated");
  const { status, provenAt, ...identity } = user;
  if (status === "suspended") throw new Problem(403, "account_suspended");
  // Judged once: of a request about many, no part is refused because the others took their time.
  return { ...identity, isProven: now.getTime() - provenAt.getTime() <= stepUpSeconds * 1000 };
}

/**
 * Enforces every route's `config.access`; calls for anyone never look at the token. Added to the routes
 * themselves, so that the rate limits registered before refuse a flood before any query is made.
 */
export const identity = fp(function identity(app) {
  app.decorate("tokens", createTokens(app.environment.TOKEN_SECRET));
  app.decorateRequest("identity");

  async function enforceAccess(request: FastifyRequest): Promise<void> {
    const token = bearerOf(request);
    if (!token) throw new Problem(401, "unauthenticated");
    request.identity = await authenticate(app, token, "api");
    const needsAdmin = request.routeOptions.config.access === "admin";
    if (needsAdmin && request.identity.role !== "admin") throw new Problem(403, "forbidden");
  }

  app.addHook("onRoute", (route) => {
    const access = route.config?.access;
    if (access === undefined || access === "anyone") return;
    route.onRequest = [route.onRequest ?? [], enforceAccess].flat();
  });
});
