import fp from "fastify-plugin";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { stepUpSeconds } from "#contract/accounts/auth.ts";
import type { Permission } from "#contract/roles/permissions.ts";
import { isListedAddress } from "../listed-address.ts";
import { assertNotSuspended } from "../modules/accounts/assert-not-suspended.ts";
import { effectivePermissions, findKeyOfToken, recordUse } from "../modules/api-keys/repository.ts";
import { isIntact, isKeyToken } from "../modules/api-keys/token.ts";
import { findLiveUser } from "../modules/sessions/repository.ts";
import { createTokens, type Audience, type TokenSubject } from "../modules/sessions/tokens.ts";
import { findExtensionSession, touchExtension } from "../modules/sessions/extension-sessions.ts";
import { permissionsOfRole } from "../modules/permissions/role-permissions.ts";
import { Problem } from "../problem.ts";

/** The user of a request, as read from the database for that request, and their session. */
export interface Identity {
  userId: string;
  /** The session's id; with an API key, the key's id. */
  sessionId: string;
  role: string;
  /** The version of a custom role, which detects changes of the role, and its name. */
  roleVersion: number | null;
  roleName: string | null;
  /** The role's permissions; with an API key, only those that the key also has. */
  permissions: readonly Permission[];
  email: string;
  /** Whether the email address is confirmed. */
  isVerified: boolean;
  /** When the owner last proved control of the account (S29). */
  trustedAt: Date | null;
  name: string;
  language: string;
  /** Whether the password was entered within `stepUpSeconds` before this request. */
  isProven: boolean;
  /** The API key with which a program acts for the user. */
  apiKey: { id: string; name: string } | null;
}

declare module "fastify" {
  interface FastifyRequest {
    identity: Identity | undefined;
  }
}

/**
 * Returns the signed-in user of a request.
 *
 * @throws Problem 401 if there is none
 */
export function identityOf(request: FastifyRequest): Identity {
  if (!request.identity) throw new Problem(401, "unauthenticated");
  return request.identity;
}

/**
 * Returns whether a user may make a call that requires one of these permissions. If there are none, only users
 * with the role `admin` may.
 */
export function mayCall(
  { role, permissions }: Pick<Identity, "role" | "permissions">,
  oneOf: readonly Permission[],
): boolean {
  return oneOf.length === 0 ? role === "admin" : oneOf.some((one) => permissions.includes(one));
}

/** Returns the token of `Authorization: Bearer …`, or undefined. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? "")?.[1];
}

/**
 * Returns the user of a token in one query, so that a revoked session, a suspension and a demotion take effect
 * on the next request.
 * @throws Problem 401 `token_expired` if the token is otherwise valid, else `unauthenticated`;
 *   403 `account_suspended`
 */
export async function authenticate(
  app: FastifyInstance,
  token: string,
  audience: Audience | Audience[],
): Promise<Identity> {
  const now = app.clock();
  const verified = await app.tokens.verify(token, audience, now);
  if (!verified.ok) throw new Problem(401, verified.isExpired ? "token_expired" : "unauthenticated");
  return identify(app, verified.subject, now);
}

/**
 * Returns the user of a connected extension's token, but without the permissions of the user's role.
 * @throws Problem 401 `unauthenticated`; 403 `account_suspended`
 */
async function authenticateExtension(app: FastifyInstance, request: FastifyRequest, token: string) {
  const now = app.clock();
  const subject = await findExtensionSession(app.database, token);
  if (!subject) throw new Problem(401, "unauthenticated");
  const identity = await identify(app, subject, now);
  await touchExtension(app.database, subject.sessionId, { now, ip: request.clientAddress });
  return { ...identity, permissions: [], isProven: false };
}

async function identify(app: FastifyInstance, subject: TokenSubject, now: Date): Promise<Identity> {
  const user = await findLiveUser(app.database, subject, now);
  if (!user) throw new Problem(401, "unauthenticated");
  const { status, statusMessage, provenAt, emailVerifiedAt, ownPermissions, ...identity } = user;
  assertNotSuspended({ status, statusMessage });
  // Determined once per request, so that the step-up can't expire in the middle of a bulk request.
  const isProven = now.getTime() - provenAt.getTime() <= stepUpSeconds * 1000;
  const permissions = permissionsOfRole(identity.role, ownPermissions);
  return { ...identity, permissions, isProven, isVerified: emailVerifiedAt !== null, apiKey: null };
}

/**
 * Returns the user who created an API key, with the permissions that both the user and the key have. Records
 * that the key was used. @throws Problem 401 `api_key_invalid`; 403 `api_key_address`
 */
export async function authenticateKey(
  app: FastifyInstance,
  request: FastifyRequest,
  token: string,
): Promise<Identity> {
  const now = app.clock();
  const keyAndOwner = isIntact(token) ? await findKeyOfToken(app.database, token, now) : undefined;
  if (!keyAndOwner) throw new Problem(401, "api_key_invalid");
  const { key, ownPermissions, emailVerifiedAt, ...user } = keyAndOwner;
  const address = request.clientAddress;
  if (!isListedAddress(key.addresses, address)) throw new Problem(403, "api_key_address");
  await recordUse(app.database, key, { now, address });
  return {
    ...user,
    sessionId: key.id,
    permissions: effectivePermissions(key.permissions, user.role, ownPermissions),
    isProven: false,
    isVerified: emailVerifiedAt !== null,
    apiKey: { id: key.id, name: key.name },
  };
}

/**
 * Enforces every route's `config.access`. Calls with access `anyone` ignore the token. The check is added to
 * the routes themselves, so that the rate limits, which are registered before, refuse a flood without any
 * query.
 */
export const identity = fp(function identity(app) {
  app.decorate("tokens", createTokens(app.environment.TOKEN_SECRET));
  app.decorateRequest("identity");

  async function enforceAccess(request: FastifyRequest): Promise<void> {
    const token = bearerOf(request);
    if (!token) throw new Problem(401, "unauthenticated");
    const { access, permissions = [] } = request.routeOptions.config;
    if (isKeyToken(token)) {
      request.identity = await authenticateKey(app, request, token);
      await app.limitApiKey(request);
      // API keys can't make personal calls, nor calls that require the role `admin`.
      if (access !== "admin" || permissions.length === 0) throw new Problem(403, "api_key_call");
    } else {
      request.identity =
        access === "extension"
          ? await authenticateExtension(app, request, token)
          : await authenticate(app, token, "api");
    }
    if (access === "admin" && !mayCall(request.identity, permissions)) throw new Problem(403, "forbidden");
  }

  app.addHook("onRoute", (route) => {
    const access = route.config?.access;
    if (access === undefined || access === "anyone") return;
    route.onRequest = [route.onRequest ?? [], enforceAccess].flat();
  });
});

/**
 * Refuses a new sign-in method while the email address is unconfirmed (S28).
 *
 * @throws Problem 403 `sign_in_unverified`
 */
export function requireVerifiedForSignIn({ isVerified }: Pick<Identity, "isVerified">): void {
  if (!isVerified) throw new Problem(403, "sign_in_unverified");
}

/**
 * Refuses an action that needs a confirmed address.
 *
 * @throws Problem 422 `email_unverified`
 */
export function requireVerified({ isVerified }: Identity): void {
  if (!isVerified) throw new Problem(422, "email_unverified");
}
