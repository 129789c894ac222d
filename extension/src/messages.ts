import type { ExtensionAccount, ExtensionCoupon } from "#contract/extension/extension-calls.ts";
import type { Activation, Opening } from "./rules/stand-down.ts";

/** The content of the prompt on a store's page. All texts are in the member's language. */
export interface PromptView {
  direction: "ltr" | "rtl";
  language: string;
  store: string;
  rate: string;
  exclusions: string | null;
  state: "offer" | "activated" | "blocked";
  isConnected: boolean;
  hasCoupons: boolean;
  texts: Record<
    | "activate"
    | "activated"
    | "blocked"
    | "coupons"
    | "copy"
    | "copied"
    | "close"
    | "connect"
    | "excluded"
    | "disclosure"
    | "failed"
    | "noCoupons",
    string
  >;
}

/** A store in the popup. */
export interface PopupStore {
  slug: string;
  name: string;
  domain: string;
  rate: string;
  coupons: number;
  hasSiteAccess: boolean;
  isFavourite: boolean;
}

export interface PopupView {
  isConnected: boolean;
  isOnline: boolean;
  /** Whether there is a list of stores that hasn't expired. */
  hasStores: boolean;
  /** Whether the member has granted access to all stores and to the affiliate networks. */
  hasAllSitesAccess: boolean;
  stores: PopupStore[];
  /** The store of the current tab, if the extension has access to it. */
  current: (PopupStore & { state: Activation["state"] | "none" }) | null;
  account: ExtensionAccount | null;
}

/** The messages to the background script with their responses. */
export interface Messages {
  visit: { input: { address: string; referrer: string; opening: Opening }; response: PromptView | null };
  activate: { input: { slug?: string; coupon?: string }; response: { error: string | null } };
  coupons: { input: object; response: { coupons: ExtensionCoupon[]; error: string | null } };
  dismiss: { input: object; response: null };
  connect: { input: object; response: null };
  code: { input: { code: string }; response: { isConnected: boolean } };
  disconnect: { input: object; response: null };
  popup: { input: object; response: PopupView };
}

export type Message = { [K in keyof Messages]: { type: K } & Messages[K]["input"] }[keyof Messages];
