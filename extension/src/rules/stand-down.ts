import type { CashBackRate } from "#contract/stores/stores.ts";
import type { AffiliateSignal } from "./affiliate-signals.ts";

const minute = 60_000;
/**
 * The extension is silent for at least this time after another site's click, and at least until the browser
 * is closed.
 */
export const silenceMinutes = 30;
/**
 * If the store's page opens later than this after the activation, the activation has failed, and the page was
 * opened for another reason.
 */
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
  /** The rate at the time of the click. It stays the same when the store's rate changes. */
  rate?: CashBackRate | undefined;
}

/** The stored state of a store. */
export interface ShopState {
  activation?: Activation | undefined;
  /** The extension is silent at least until this time. */
  quietUntil?: number | undefined;
  /** Whether the extension is silent until the browser is closed. Only stored for the browser session. */
  isQuietSession?: boolean | undefined;
  isDismissed?: boolean | undefined;
}

/**
 * How a page was opened. `load`: by a link, a redirect or a typed URL. `history`: by going back or forward.
 * `script`: the page's own script has changed its URL.
 */
export type Opening = "load" | "history" | "script";

export interface Visit {
  signals: readonly AffiliateSignal[];
  opening: Opening;
  tabId: number;
  now: number;
}

/**
 * Returns the state after a page of the store was opened; the same object if nothing has changed. Signs of
 * the member's own activation don't change the state. Signs of any other click silence the extension at this
 * store and end an earlier activation. Going back before the store was reached cancels the activation.
 */
export function afterVisit(state: ShopState, { signals, opening, tabId, now }: Visit): ShopState {
  const { activation } = state;
  const traces = signals.map(({ trace }) => trace);
  if (activation?.state === "leaving" && activation.tabId === tabId && opening !== "script") {
    if (opening === "history") return { ...state, activation: undefined };
    if (!hasFailed(activation, now))
      return { ...state, activation: { ...activation, state: "active", ownTraces: traces } };
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
export function afterActivation({
  now,
  ...click
}: Pick<Activation, "expiresAt" | "tabId" | "rate"> & { now: number }): ShopState {
  return { activation: { at: now, ...click, state: "leaving", ownTraces: [] } };
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

/**
 * Returns the state of the member's cash back at the store: `none` if it isn't activated, has expired, or the
 * store wasn't reached.
 */
export function activationState({ activation }: ShopState, now: number): Activation["state"] | "none" {
  if (!activation || now >= activation.expiresAt) return "none";
  return activation.state === "leaving" && hasFailed(activation, now) ? "none" : activation.state;
}

/** Returns whether the redirect of an activation has taken too long to still lead to the store. */
function hasFailed({ at }: Activation, now: number): boolean {
  return now - at > landingMinutes * minute;
}
