import { createContext } from "react-router";
import { canonicalZone } from "#shared/time-zone.ts";
import { environment } from "~/server/environment.server";
import type { PageZone } from "~/page/page-context";

/** The time zone of the request's dates and times. */
export const timeZoneContext = createContext<PageZone>();

/**
 * Returns the time zone of a page's dates: the member's setting, otherwise the browser's cookie, otherwise
 * the operator's zone. Unknown names are ignored.
 */
export function zoneOf(cookies: string | null, setting?: string | null): PageZone {
  const chosenZone = canonicalZone(setting);
  if (chosenZone) return { name: chosenZone, isChosen: true };
  return { name: canonicalZone(readCookie(cookies)) ?? environment().TIME_ZONE, isChosen: false };
}

function readCookie(cookies: string | null): string | undefined {
  const text = /(?:^|;\s*)zone=([^;]{1,200})/.exec(cookies ?? "")?.[1];
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
