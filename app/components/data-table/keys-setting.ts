import { use, useSyncExternalStore } from "react";
import { PageContext } from "~/page/page-context";
import { isPreferenceStored, writePreferenceCookie } from "../form/write-preference-cookie";

/** The name of the cookie, which the server reads as well (`keys-cookie.server.ts`). */
export const listKeysName = "list-shortcuts";

const changed = "list-shortcuts-changed";

/** Returns whether the single-letter keys of lists are on. Users can turn them off (WCAG 2.1.4). */
export function areListKeysEnabled(): boolean {
  return !isPreferenceStored(listKeysName, "off");
}

/** Turns the keys of lists on or off in this browser. */
export function setListKeysEnabled(isOn: boolean): void {
  writePreferenceCookie(listKeysName, isOn ? "on" : "off");
  window.dispatchEvent(new Event(changed));
}

/** Returns whether the keys of lists are on. Until hydration, it is the value with which the page was rendered. */
export function useListKeysEnabled(): boolean {
  const { listKeysOn } = use(PageContext);
  return useSyncExternalStore(subscribe, areListKeysEnabled, () => listKeysOn);
}

function subscribe(callback: () => void): () => void {
  window.addEventListener(changed, callback);
  return () => window.removeEventListener(changed, callback);
}
