import { transportProblem, type Visitor } from "~/provider-client/call-provider.server";
import type { ProviderError } from "~/provider-client/provider-error";
import type { RefreshLock } from "./refresh-lock.server";
import type { SessionId } from "./session-id.server";
import type { TokenRecords, Tokens } from "./token-records.server";

/** The result of a refresh: a new pair, or a final refusal by the provider. */
export type Renewal = Tokens | "refused";

interface RefreshParts {
  records: TokenRecords;
  lock: RefreshLock;
  /**
   * Exchanges the token.
   * @throws if it is unknown whether the token is valid; the session then stays unchanged
   */
  renew: (refreshToken: string, visitor: Visitor) => Promise<Renewal>;
  /** Revokes a pair that isn't used. Errors are ignored. */
  discard: (tokens: Tokens, visitor: Visitor) => void;
}

/** The user whose page waits for the tokens, and how many milliseconds it may still wait. */
export interface RefreshWaiter {
  visitor: Visitor;
  timeLeft: () => number;
  /**
   * The time that pages may wait at most, if this request waits for less time. The shared refresh uses the
   * longer limit.
   */
  fullTimeLeft?: () => number;
}

/**
 * Returns the session's tokens after `usedAccess` was refused or has expired: new tokens, `refused` if the
 * provider has ended the session, or `null` if another request has ended it.
 * @throws ProviderError with status 504 if the time limit is exceeded; the refresh itself continues
 */
export type TokenRefresh = (
  id: SessionId,
  usedAccess: string,
  waiter: RefreshWaiter,
) => Promise<Tokens | "refused" | null>;

// In milliseconds. A request with less time left doesn't wait for another process's refresh, because the page
// must be complete within 4 s.
const minExchangeTime = 1000;

/**
 * Creates the function that refreshes tokens. At most one refresh per session runs at a time: requests of one
 * process share a promise, and processes use a lock. Requests that have waited use the result of the first.
 * Only the request that the provider refused ends the session.
 */
export function createTokenRefresh({ records, lock, renew, discard }: RefreshParts): TokenRefresh {
  const inFlight = new Map<string, ReturnType<TokenRefresh>>();

  function refresh(id: SessionId, usedAccess: string, waiter: RefreshWaiter): ReturnType<TokenRefresh> {
    return withTimeLimit(inFlight.get(id.hash) ?? begin(id, usedAccess, withFullTime(waiter)), waiter);
  }

  function begin(id: SessionId, usedAccess: string, waiter: RefreshWaiter): ReturnType<TokenRefresh> {
    const started = waitForTurn(id, usedAccess, waiter).finally(() => inFlight.delete(id.hash));
    inFlight.set(id.hash, started);
    return started;
  }

  async function waitForTurn(
    id: SessionId,
    usedAccess: string,
    waiter: RefreshWaiter,
  ): ReturnType<TokenRefresh> {
    do {
      const release = await lock.acquire(id.hash);
      try {
        const tokens = await records.read(id);
        if (tokens === null || tokens.access !== usedAccess) return tokens;
        if (release && waiter.timeLeft() < minExchangeTime) break;
        if (release) return await exchange(id, tokens, waiter.visitor);
      } finally {
        await release?.();
      }
      await new Promise((resolve) => setTimeout(resolve, 15 + Math.random() * 20));
    } while (waiter.timeLeft() > 0);
    throw timeoutError(waiter);
  }

  async function exchange(id: SessionId, old: Tokens, visitor: Visitor): ReturnType<TokenRefresh> {
    const renewal = await renew(old.refresh, visitor);
    if (renewal === "refused") return (await records.take(id)) && "refused";
    if (await records.replace(id, renewal)) return renewal;
    // The user logged out while the provider was responding. The new pair must not outlive the session.
    discard(renewal, visitor);
    return null;
  }
  return refresh;
}

/**
 * Limits how long a request waits. The exchange itself continues, because its result would otherwise be lost.
 */
async function withTimeLimit<T>(work: Promise<T>, waiter: RefreshWaiter): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutError(waiter)), Math.max(0, waiter.timeLeft()));
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

function withFullTime({ visitor, timeLeft, fullTimeLeft = timeLeft }: RefreshWaiter): RefreshWaiter {
  return { visitor, timeLeft: fullTimeLeft };
}

function timeoutError({ visitor }: RefreshWaiter): ProviderError {
  return transportProblem("timeout", visitor.language, visitor.requestId);
}
