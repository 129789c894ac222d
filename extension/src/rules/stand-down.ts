import type { AffiliateSignal } from "./affiliate-signals.ts";

const minute = 60_000;
/** The shortest silence after somebody else's click. It also lasts until the browser is closed. */
export const silenceMinutes = 30;
/** A landing later than this after the activation isn't its result. */
const landingMinutes = 2;

/** A member's activation at a store, in milliseconds since 1970. */
export interface Activation {
  at: number;
  expiresAt: number;
  tabId: number;
  /** `leaving`: on the way through the network. `blocked`: something stopped the redirect. `lost`: another's click came later. */
  state: "leaving" | "active" | "blocked" | "lost";
  /** Traces of the member's own click, which stay in the address. */
  ownTraces: string[];
}

/** What the extension remembers about a store. */
export interface ShopState {
  activation?: Activation | undefined;
  /** Silent at least until then. */
  quietUntil?: number | undefined;
  /** Silent until the browser is closed. Not kept beyond. */
  isQuietSession?: boolean | undefined;
  isDismissed?: boolean | undefined;
}

export interface Visit {
  signals: readonly AffiliateSignal[];
  tabId: number;
  now: number;
}

/**
 * Returns the state after a page of the store was opened. Traces of the member's own activation change nothing;
 * those of any other click silence the extension there and end an earlier activation.
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

/** Returns the state after the member activated: the silence ends, because the latest click is theirs. */
export function afterActivation(
  _state: ShopState,
  { now, expiresAt, tabId }: { now: number; expiresAt: number; tabId: number },
): ShopState {
  return { activation: { at: now, expiresAt, tabId, state: "leaving", ownTraces: [] } };
}

/** Returns the state after a redirect of this tab was blocked by the browser or another extension. */
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
