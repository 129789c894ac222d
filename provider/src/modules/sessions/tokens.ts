import { createHash, createHmac, createSecretKey, randomBytes } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";

/** Seconds an access token opens the API. */
export const accessSeconds = 900;
/** Seconds a realtime token opens a socket. */
export const realtimeSeconds = 60;

/** `api` tokens make calls, `realtime` tokens open a socket and nothing else. */
export type Audience = "api" | "realtime";

const secondsOf: Record<Audience, number> = { api: accessSeconds, realtime: realtimeSeconds };

/** Whose token it is and which login it belongs to; both are rows' ids. */
export interface TokenSubject {
  userId: string;
  sessionId: string;
}

export type Verified = { ok: true; subject: TokenSubject } | { ok: false; isExpired: boolean };

declare module "fastify" {
  interface FastifyInstance {
    tokens: Tokens;
  }
}

export type Tokens = ReturnType<typeof createTokens>;

/**
 * Signs and reads the provider's tokens. Times are the caller's `now`; every purpose has a key of its own,
 * derived from `secret`.
 */
export function createTokens(secret: string) {
  const signingKey = createSecretKey(derive(secret, "token"));
  const successorKey = derive(secret, "refresh");

  return {
    /** A signed token (JWT, HS256) for this audience. */
    sign(audience: Audience, { userId, sessionId }: TokenSubject, now: Date): Promise<string> {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: "HS256" })
        .setSubject(userId)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + secondsOf[audience])
        .setJti(randomBytes(9).toString("base64url"))
        .sign(signingKey);
    },

    /** Reads a token of one of these audiences; `acceptExpired` is for leaving only. */
    async verify(
      token: string,
      audience: Audience | Audience[],
      now: Date,
      acceptExpired = false,
    ): Promise<Verified> {
      try {
        const { payload } = await jwtVerify<{ sid?: unknown }>(token, signingKey, {
          algorithms: ["HS256"],
          audience,
          requiredClaims: ["exp", "sub"],
          currentDate: acceptExpired ? new Date(0) : now,
        });
        const { sub, sid } = payload;
        if (typeof sub !== "string" || typeof sid !== "string") return { ok: false, isExpired: false };
        return { ok: true, subject: { userId: sub, sessionId: sid } };
      } catch (error) {
        return { ok: false, isExpired: error instanceof errors.JWTExpired };
      }
    },

    /**
     * The refresh token after this one. Derived, so that a repeated refresh answers the same successor
     * although only hashes are kept.
     */
    successorOf(refreshToken: string): string {
      return createHmac("sha256", successorKey).update(refreshToken).digest("base64url");
    },
  };
}

/** The first refresh token of a login: 256 random bits. */
export function firstRefreshToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a refresh token. */
export function hashOfToken(refreshToken: string): string {
  return createHash("sha256").update(refreshToken).digest("base64url");
}

function derive(secret: string, purpose: string): Buffer {
  return createHmac("sha256", secret).update(`cashlane:${purpose}`).digest();
}
