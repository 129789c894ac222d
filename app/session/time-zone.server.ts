import { createContext } from "react-router";
import { knownZone } from "#shared/time-zone.ts";
import { environment } from "~/server/environment.server";
import type { PageZone } from "~/page/page-context";

/** The zone of the request's days and times. */
export const timeZoneContext = createContext<PageZone>();

/**
 * Returns the zone a page's dates are shown in: the member's own setting, else what their browser's cookie
 * says, else the operator's. A name that is no time zone counts as missing.
 */
export function zoneOf(cookies: string | null, setting?: string | null): PageZone {
  const chosen = knownZone(setting);
  if (chosen) return { name: chosen, isChosen: true };
  return { name: knownZone(readCookie(cookies)) ?? environment().TIME_ZONE, isChosen: false };
}

function readCookie(cookies: string | null): string | undefined {
  const text = /(?:^|;\s*)zone=([^;]{1,200})/.exec(cookies ?? "")?.[1];
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
