import type { AffiliateSignal } from "./affiliate-signals.ts";

const minute = 60_000;
/**
 * The minimum time for which another site's click silences the extension. It also stays silent until the
 * browser is closed.
 */
export const silenceMinutes = 30;
/** If the store's page opens later than this after the activation, it isn't the result of the activation. */
const landingMinutes = 2;

/** A member's activation of cash back at a store. Times are in milliseconds since 1970. */
export interface Activation {
  at: number;
  expiresAt: number;
  tabId: number;
  /**
   * `leaving`: the network is redirecting to the store. `blocked`: the redirect was stopped. `lost`: a later
   * click of another site has replaced it.
   */
  state: "leaving" | "active" | "blocked" | "lost";
  /** The signs of the member's own click, which stay in the URL. */
  ownTraces: string[];
}

/** The stored state of a store. */
export interface ShopState {
  activation?: Activation | undefined;
  /** The extension is silent at least until this time. */
  quietUntil?: number | undefined;
  /** Whether the extension is silent until the browser is closed. Not stored for longer. */
  isQuietSession?: boolean | undefined;
  isDismissed?: boolean | undefined;
}

export interface Visit {
  signals: readonly AffiliateSignal[];
  tabId: number;
  now: number;
}

/**
 * Returns the state after a page of the store was opened. Signs of the member's own activation don't change
 * it. Those of any other click silence the extension at this store and end an earlier activation.
 */
export function afterVisit(state: ShopState, { signals, tabId, now }: Visit): ShopState {
  const { activation } = state;
  const traces = signals.map(({ trace }) => trace);
  if (activation?.state === "leaving" && activation.tabId === tabId) {
    const isResult = now - activation.at <= landingMinutes * minute;
    if (isResult) return { ...state, activation: { ...activation, state: "active", ownTraces: traces } };
  }
  const isForeign = traces.some((trace) => !activation?.ownTraces.includes(trace));
  if (!isForeign) return state;
  return {
    ...state,
    ...(activation && { activation: { ...activation, state: "lost" as const } }),
    quietUntil: Math.max(state.quietUntil ?? 0, now + silenceMinutes * minute),
    isQuietSession: true,
  };
}

/**
 * Returns the state after the member has activated cash back. The silence ends, because the latest click is
 * the member's.
 */
export function afterActivation(
  _state: ShopState,
  { now, expiresAt, tabId }: { now: number; expiresAt: number; tabId: number },
): ShopState {
  return { activation: { at: now, expiresAt, tabId, state: "leaving", ownTraces: [] } };
}

/** Returns the state after the browser or another extension has blocked a redirect of this tab. */
export function afterBlocked(state: ShopState, tabId: number): ShopState {
  const { activation } = state;
  if (activation?.state !== "leaving" || activation.tabId !== tabId) return state;
  return { ...state, activation: { ...activation, state: "blocked" } };
}

/** Returns whether the extension must show nothing at the store. */
export function isSilent({ quietUntil = 0, isQuietSession = false }: ShopState, now: number): boolean {
  return isQuietSession || now < quietUntil;
}

/** Returns the state of the member's cash back at the store: `none` if it isn't activated or has expired. */
export function activationState({ activation }: ShopState, now: number): Activation["state"] | "none" {
  return activation && now < activation.expiresAt ? activation.state : "none";
}
