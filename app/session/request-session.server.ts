import type { TokenPair } from "#contract/accounts/auth.ts";
import type { CurrentUser } from "#contract/accounts/user.ts";
import {
  signedOut,
  type TokenSource,
  transportProblem,
  type Visitor,
} from "~/provider-client/call-provider.server";
import type { ProviderError } from "~/provider-client/provider-error";
import type { StoredProfile, LastProfiles } from "./last-profile.server";
import { newSessionId, type SessionId } from "./session-id.server";
import { type SessionStore, StoreError } from "./session-store";
import { tokensFrom } from "./token-lifetime.server";
import type { TokenRecords, Tokens } from "./token-records.server";
import type { TokenRefresh, RefreshWaiter } from "./token-refresh.server";

/** What a session depends on: objects shared by the process, and the user who made the request. */
export interface SessionParts {
  store: SessionStore;
  records: TokenRecords;
  profiles: LastProfiles;
  refresh: TokenRefresh;
}

// A token that expires within this many milliseconds could expire during a call.
const renewalMargin = 5000;
const logoutBlockSeconds = 1;

/**
 * The session of a request. Anonymous requests have a session without an id, which stores nothing before a
 * login.
 */
export class RequestSession implements TokenSource {
  /** What the response does with the session cookie. `keep` leaves it unchanged and sends no header. */
  cookie: "keep" | "set" | "clear" = "keep";
  /** Whether a refresh was refused during this request, so that the user has to log in again. */
  isLost = false;
  /**
   * Whether the provider refused a call even after a refresh. The user then has to log in again and sees the
   * reason.
   */
  isRejected = false;
  private failure: unknown;

  private constructor(
    private readonly parts: SessionParts,
    private readonly waiter: RefreshWaiter,
    public id: SessionId | undefined,
    private tokens: Tokens | null,
    public readonly isLoggingOut: boolean,
    /** The user according to the provider's last response. */
    public readonly lastProfile: StoredProfile | null = null,
  ) {}

  /**
   * Looks up the session with an id from the cookie. If the store fails, it is unknown whether the user is
   * logged in.
   */
  static async open(
    parts: SessionParts,
    waiter: RefreshWaiter,
    id: SessionId | undefined,
  ): Promise<RequestSession> {
    if (!id) return new RequestSession(parts, waiter, undefined, null, false);
    try {
      const [tokens, profile] = await Promise.all([parts.records.read(id), parts.profiles.read(id)]);
      // A logout first removes the tokens, so only a session without tokens can be logging out.
      const isLeaving = tokens === null && (await parts.store.read(logoutKey(id))) !== null;
      return new RequestSession(parts, waiter, id, tokens, isLeaving, tokens && profile);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      const session = new RequestSession(parts, waiter, id, null, false);
      session.failure = storeProblem(waiter.visitor);
      return session;
    }
  }

  /** Whether there is a session or may be one, so that calls need its token. */
  get isPresent(): boolean {
    return this.tokens !== null || this.failure !== undefined;
  }

  async accessToken(): Promise<string | null> {
    if (this.failure) throw this.failure;
    if (!this.tokens) return null;
    const { access, accessExpiresAt } = this.tokens;
    return accessExpiresAt - renewalMargin > Date.now() ? access : this.renew(access);
  }

  async renew(rejectedToken: string): Promise<string> {
    if (this.failure) throw this.failure;
    if (!this.id || !this.tokens) throw signedOut(this.waiter.visitor.language, "authenticationFailed");
    if (this.tokens.access !== rejectedToken) return this.tokens.access;
    let renewed: Awaited<ReturnType<TokenRefresh>>;
    try {
      renewed = await this.parts.refresh(this.id, rejectedToken, this.waiter);
    } catch (error) {
      // Stored, because every later call of this request would wait just as long and fail as well.
      this.failure = error instanceof StoreError ? storeProblem(this.waiter.visitor) : error;
      throw this.failure;
    }
    if (renewed !== null && renewed !== "refused") {
      this.tokens = renewed;
      this.cookie = "set";
      return renewed.access;
    }
    this.tokens = null;
    this.isLost = true;
    // If another request ended the session, the cookie isn't removed, because the browser may have logged in
    // again.
    if (renewed === "refused") this.cookie = "clear";
    throw signedOut(this.waiter.visitor.language, "authenticationFailed");
  }

  /**
   * Starts a session with a new id, as required for every login. Ends an older session of this browser.
   * @throws ProviderError if the store can't be reached
   */
  async start(pair: TokenPair): Promise<void> {
    const old = this.id;
    const id = newSessionId();
    const tokens = tokensFrom(pair, Date.now());
    try {
      await this.parts.records.create(id, tokens);
      if (old) await this.parts.records.take(old);
    } catch (error) {
      throw error instanceof StoreError ? storeProblem(this.waiter.visitor) : error;
    }
    this.id = id;
    this.tokens = tokens;
    this.cookie = "set";
  }

  /** Ends the session without a call to the provider, because the provider has already refused it. */
  async end(): Promise<void> {
    this.tokens = null;
    if (!this.id) return;
    try {
      if (await this.parts.records.take(this.id)) this.cookie = "clear";
    } catch (error) {
      ignoreStoreError(error);
      // If the store fails, tokens remain in it. They are useless without the cookie and were refused by the
      // provider.
      this.cookie = "clear";
    }
  }

  async endRejected(): Promise<void> {
    this.isRejected = true;
    await this.end();
  }

  /** Stores the user's profile for outages of the provider. Errors are ignored. */
  async keepProfile(user: CurrentUser): Promise<void> {
    // The id when the method was called. A login in the same request changes it.
    const id = this.id;
    if (!id || !this.tokens) return;
    try {
      if (!(await this.parts.profiles.keep(id, user, this.lastProfile))) return;
      // If another request has ended the session, its profile must be removed, too.
      if ((await this.parts.records.read(id)) === null) await this.parts.profiles.forget(id);
    } catch (error) {
      ignoreStoreError(error);
    }
  }

  /**
   * Deletes the stored profile, so that the next request needs the provider's response. Errors are ignored.
   */
  async forgetProfile(): Promise<void> {
    if (this.id) await this.parts.profiles.forget(this.id).catch(ignoreStoreError);
  }

  /**
   * Returns whether the cookie may be set. A session that has ended must not replace the cookie of a newer
   * one.
   */
  async canSetCookie(): Promise<boolean> {
    if (!this.id) return false;
    try {
      return (await this.parts.records.read(this.id)) !== null;
    } catch (error) {
      ignoreStoreError(error);
      return true;
    }
  }

  /**
   * Marks the session as logging out for 1 s, removes its tokens, and returns them unless another request has
   * already removed them. The caller revokes them at the provider afterwards, so that the logout doesn't
   * depend on the provider.
   */
  async leave(): Promise<Tokens | null> {
    const tokens = this.tokens;
    this.cookie = "clear";
    this.tokens = null;
    if (!this.id) return null;
    try {
      await this.parts.store.write(logoutKey(this.id), "1", { ttl: logoutBlockSeconds });
      return await this.parts.records.take(this.id);
    } catch (error) {
      ignoreStoreError(error);
      return tokens;
    }
  }
}

function ignoreStoreError(error: unknown): null {
  if (error instanceof StoreError) return null;
  throw error;
}

function storeProblem({ language, requestId }: Visitor): ProviderError {
  return transportProblem("unreachable", language, requestId);
}

function logoutKey(id: SessionId): string {
  return `leaving:${id.hash}`;
}
