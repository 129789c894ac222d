import type { z } from "zod";
import type { session } from "#contract/accounts/auth.ts";

export type Session = z.output<typeof session>;

/** Sessions with the same browser, system and address, the last used first. */
export type DeviceGroup = [Session, ...Session[]];

/** A page of devices, with the numbers of the adjacent pages. */
export interface DevicePage {
  groups: DeviceGroup[];
  /** The number of sessions, including this one. */
  sessions: number;
  /** Whether there are more groups than the overview shows. */
  hasMore: boolean;
  newer: number | null;
  older: number | null;
}

const inOverview = 4;
const perPage = 20;

/**
 * Groups similar sessions. Without a page it returns the latest groups, else that page of them, the last one at most.
 * This device is a group of its own at the top.
 */
export function pageDevices(sessions: Session[], pageParameter: string | null): DevicePage {
  const own = sessions.filter(({ isCurrent }) => isCurrent);
  const others = groupSessions(sessions.filter(({ isCurrent }) => !isCurrent));
  const pages = Math.max(1, Math.ceil(others.length / perPage));
  const page = /^[1-9]\d{0,5}$/.test(pageParameter ?? "")
    ? Math.min(Number(pageParameter), pages)
    : undefined;
  const shown = page ? others.slice((page - 1) * perPage, page * perPage) : others.slice(0, inOverview);
  return {
    groups: [...own.map((row): DeviceGroup => [row]), ...shown],
    sessions: sessions.length,
    hasMore: !page && others.length > inOverview,
    newer: page && page > 1 ? page - 1 : null,
    older: page && page < pages ? page + 1 : null,
  };
}

function groupSessions(sessions: Session[]): DeviceGroup[] {
  const groups = new Map<string, DeviceGroup>();
  for (const row of sessions) {
    const { browser, system, kind } = row.machine;
    // Sessions of unknown browsers are grouped by their user agent.
    const name = browser || system ? [browser, system, kind] : [row.userAgent];
    const key = JSON.stringify([row.ip, ...name]);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}
