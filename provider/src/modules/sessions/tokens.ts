import { createHash, createHmac, createSecretKey, randomBytes } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";

/** Lifetime of an access token in seconds. */
export const accessSeconds = 900;
/** Seconds within which a realtime token can open a socket. */
export const realtimeSeconds = 60;

/** `api` tokens authenticate API calls, `realtime` tokens only open a socket. */
export type Audience = "api" | "realtime";

/** The maximum number of verified tokens in the cache, which then uses about 3 MB. */
const rememberedTokens = 10_000;

const secondsOf: Record<Audience, number> = { api: accessSeconds, realtime: realtimeSeconds };

/** The ids of the user and the session that a token belongs to. */
export interface TokenSubject {
  userId: string;
  sessionId: string;
}

export type VerifyResult = { ok: true; subject: TokenSubject } | { ok: false; isExpired: boolean };

/** The content of a token whose signature is valid. `expiresAt` is in seconds since 1970. */
interface VerifiedToken {
  subject: TokenSubject;
  audience: Audience;
  expiresAt: number;
}

declare module "fastify" {
  interface FastifyInstance {
    tokens: Tokens;
  }
}

export type Tokens = ReturnType<typeof createTokens>;

/**
 * Signs and verifies the provider's tokens. The caller passes the time as `now`. Every purpose has its own key,
 * derived from `secret`.
 */
export function createTokens(secret: string) {
  const signingKey = createSecretKey(derive(secret, "token"));
  const successorKey = derive(secret, "refresh");
  const verifiedTokens = new Map<string, VerifiedToken>();

  function remember(token: string, verified: VerifiedToken): void {
    const [oldest] = verifiedTokens.keys();
    if (verifiedTokens.size >= rememberedTokens && oldest !== undefined) verifiedTokens.delete(oldest);
    verifiedTokens.set(token, verified);
  }

  return {
    /** Returns a signed token (JWT, HS256) for this audience. */
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

    /**
     * Verifies a token for one of these audiences. A token's signature is verified only once, because the
     * result can't change. Audience and expiry are checked each time. `acceptExpired` is for logging out only.
     */
    async verify(
      token: string,
      audience: Audience | Audience[],
      now: Date,
      acceptExpired = false,
    ): Promise<VerifyResult> {
      const cached = acceptExpired ? undefined : verifiedTokens.get(token);
      if (cached && [audience].flat().includes(cached.audience)) {
        if (cached.expiresAt > Math.floor(now.getTime() / 1000)) return { ok: true, subject: cached.subject };
        verifiedTokens.delete(token);
        return { ok: false, isExpired: true };
      }
      try {
        const { payload } = await jwtVerify<{ sid?: unknown }>(token, signingKey, {
          algorithms: ["HS256"],
          audience,
          requiredClaims: ["exp", "sub"],
          currentDate: acceptExpired ? new Date(0) : now,
        });
        const { sub, sid, aud, exp } = payload;
        if (typeof sub !== "string" || typeof sid !== "string") return { ok: false, isExpired: false };
        const subject = { userId: sub, sessionId: sid };
        if (!acceptExpired) remember(token, { subject, audience: aud as Audience, expiresAt: exp! });
        return { ok: true, subject };
      } catch (error) {
        return { ok: false, isExpired: error instanceof errors.JWTExpired };
      }
    },

    /**
     * Returns the successor of a refresh token. It is derived from the token, so that a repeated refresh
     * returns the same successor although only hashes are stored.
     */
    successorOf(refreshToken: string): string {
      return createHmac("sha256", successorKey).update(refreshToken).digest("base64url");
    },
  };
}

/** Creates the first refresh token of a session: 256 random bits. */
export function firstRefreshToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns the hash under which a refresh token is stored. */
export function hashOfToken(refreshToken: string): string {
  return createHash("sha256").update(refreshToken).digest("base64url");
}

function derive(secret: string, purpose: string): Buffer {
  return createHmac("sha256", secret).update(`cashlane:${purpose}`).digest();
}
