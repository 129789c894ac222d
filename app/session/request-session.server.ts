import type { TokenPair } from "#contract/auth.ts";
import type { CurrentUser } from "#contract/user.ts";
import {
  signedOut,
  type TokenSource,
  transportProblem,
  type Visitor,
} from "~/provider-client/call-provider.server";
import type { ProviderError } from "~/provider-client/provider-error";
import type { KeptProfile, LastProfiles } from "./last-profile.server";
import { newSessionId, type SessionId } from "./session-id.server";
import { type SessionStore, StoreError } from "./session-store";
import { tokensFrom } from "./token-lifetime.server";
import type { TokenRecords, Tokens } from "./token-records.server";
import type { TokenRefresh, Waiting } from "./token-refresh.server";

/** What sessions need: the process's share, and the request's visitor. */
export interface SessionParts {
  store: SessionStore;
  records: TokenRecords;
  profiles: LastProfiles;
  refresh: TokenRefresh;
}

// An access token this close to its end would run out on the way.
const earlyRenewal = 5000;
const logoutBlock = 1;

/**
 * The session behind one request. Anonymous requests have one too, without an id; it writes nothing
 * until somebody logs in.
 */
export class RequestSession implements TokenSource {
  /** What the answer must do with the cookie; `keep` needs no header. */
  cookie: "keep" | "give" | "clear" = "keep";
  /** A refresh was refused during this request: the visitor has to log in again. */
  isLost = false;
  /** The provider refused a call again after a refresh: the visitor has to log in again, and is told why. */
  isRefused = false;
  private failure: unknown;

  private constructor(
    private readonly parts: SessionParts,
    private readonly waiting: Waiting,
    public id: SessionId | undefined,
    private tokens: Tokens | null,
    public readonly isLeaving: boolean,
    /** Who was behind the session when the provider last said so. */
    public readonly lastProfile: KeptProfile | null = null,
  ) {}

  /** Looks the cookie's session up. When the store cannot be asked, it signs no visitor in or out. */
  static async open(
    parts: SessionParts,
    waiting: Waiting,
    id: SessionId | undefined,
  ): Promise<RequestSession> {
    if (!id) return new RequestSession(parts, waiting, undefined, null, false);
    try {
      const [tokens, profile] = await Promise.all([parts.records.read(id), parts.profiles.read(id)]);
      // Logout takes the tokens out, so only a session without them can be the one that is leaving.
      const isLeaving = tokens === null && (await parts.store.read(leavingKey(id))) !== null;
      return new RequestSession(parts, waiting, id, tokens, isLeaving, tokens && profile);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      const session = new RequestSession(parts, waiting, id, null, false);
      session.failure = storeProblem(waiting.visitor);
      return session;
    }
  }

  /** Whether there is a session, or may be one: calls then need its token. */
  get isPresent(): boolean {
    return this.tokens !== null || this.failure !== undefined;
  }

  async accessToken(): Promise<string | null> {
    if (this.failure) throw this.failure;
    if (!this.tokens) return null;
    const { access, accessExpiresAt } = this.tokens;
    return accessExpiresAt - earlyRenewal > Date.now() ? access : this.renew(access);
  }

  async renew(refused: string): Promise<string> {
    if (this.failure) throw this.failure;
    if (!this.id || !this.tokens) throw signedOut(this.waiting.visitor.language, "authenticationFailed");
    if (this.tokens.access !== refused) return this.tokens.access;
    let renewed: Awaited<ReturnType<TokenRefresh>>;
    try {
      renewed = await this.parts.refresh(this.id, refused, this.waiting);
    } catch (error) {
      // Remembered: every further call of this request would wait as long for the same answer.
      this.failure = error instanceof StoreError ? storeProblem(this.waiting.visitor) : error;
      throw this.failure;
    }
    if (renewed !== null && renewed !== "refused") {
      this.tokens = renewed;
      this.cookie = "give";
      return renewed.access;
    }
    this.tokens = null;
    this.isLost = true;
    // Ended by another request: the browser may have logged in again and hold another cookie by now.
    if (renewed === "refused") this.cookie = "clear";
    throw signedOut(this.waiting.visitor.language, "authenticationFailed");
  }

  /**
   * Begins a session under a new id, as every login must; an older one of this browser ends.
   * @throws ProviderError when the store cannot be reached
   */
  async start(pair: TokenPair): Promise<void> {
    const old = this.id;
    const id = newSessionId();
    const tokens = tokensFrom(pair, Date.now());
    try {
      await this.parts.records.create(id, tokens);
      if (old) await this.parts.records.take(old);
    } catch (error) {
      throw error instanceof StoreError ? storeProblem(this.waiting.visitor) : error;
    }
    this.id = id;
    this.tokens = tokens;
    this.cookie = "give";
  }

  /** Ends the session without telling the provider, which has refused it already. */
  async end(): Promise<void> {
    this.tokens = null;
    if (!this.id) return;
    try {
      if (await this.parts.records.take(this.id)) this.cookie = "clear";
    } catch (error) {
      ignoreStoreError(error);
      // Without its cookie and refused by the provider, what a failing store keeps opens nothing.
      this.cookie = "clear";
    }
  }

  async endRefused(): Promise<void> {
    this.isRefused = true;
    await this.end();
  }

  /** Keeps what the provider says of its user for the time it says nothing; best effort. */
  async keepProfile(user: CurrentUser): Promise<void> {
    // The one it was asked for: a login in this very request gives the session another.
    const id = this.id;
    if (!id || !this.tokens) return;
    try {
      if (!(await this.parts.profiles.keep(id, user, this.lastProfile))) return;
      // Ended by another request meanwhile: the profile must not outlive the session.
      if ((await this.parts.records.read(id)) === null) await this.parts.profiles.forget(id);
    } catch (error) {
      ignoreStoreError(error);
    }
  }

  /** From the next request on it takes the provider's word again to say who this is; best effort. */
  async forgetProfile(): Promise<void> {
    if (this.id) await this.parts.profiles.forget(this.id).catch(ignoreStoreError);
  }

  /** Whether the cookie may be given: a session that ended meanwhile must not displace a newer one's. */
  async isKept(): Promise<boolean> {
    if (!this.id) return false;
    try {
      return (await this.parts.records.read(this.id)) !== null;
    } catch (error) {
      ignoreStoreError(error);
      return true;
    }
  }

  /**
   * Marks the session as leaving for 1 s, takes its tokens out and hands them over, once: the provider is
   * told afterwards and cannot keep anybody signed in.
   */
  async leave(): Promise<Tokens | null> {
    const held = this.tokens;
    this.cookie = "clear";
    this.tokens = null;
    if (!this.id) return null;
    try {
      await this.parts.store.write(leavingKey(this.id), "1", { ttl: logoutBlock });
      return await this.parts.records.take(this.id);
    } catch (error) {
      ignoreStoreError(error);
      return held;
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

function leavingKey(id: SessionId): string {
  return `leaving:${id.hash}`;
}
