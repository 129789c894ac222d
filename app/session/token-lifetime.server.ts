import type { TokenPair } from "#contract/accounts/auth.ts";
import { decodeJwt, type JWTPayload } from "jose";
import type { Tokens } from "./token-records.server";

const defaultLifetime = 900;

/**
 * Returns a token pair as it is stored in the session. The access token's lifetime is the difference between
 * `exp` and `iat`. It is counted from now, because the provider's clock may differ. An opaque token lasts 900
 * s.
 */
export function tokensFrom(pair: TokenPair, now: number): Tokens {
  const { exp, iat, sub } = claimsOf(pair.access_token);
  const lifetime = exp !== undefined && iat !== undefined && exp > iat ? exp - iat : defaultLifetime;
  return {
    access: pair.access_token,
    refresh: pair.refresh_token,
    accessExpiresAt: now + lifetime * 1000,
    userId: sub ?? null,
  };
}

// Not verified, because the provider verifies the token. The claims only determine when to renew it.
function claimsOf(token: string): JWTPayload {
  try {
    return decodeJwt(token);
  } catch {
    return {};
  }
}
