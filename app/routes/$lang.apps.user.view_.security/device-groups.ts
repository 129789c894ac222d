import type { z } from "zod";
import type { session } from "#contract/auth.ts";

export type Session = z.output<typeof session>;

/** Sessions with the same browser, system and address, the last used first. */
export type DeviceGroup = [Session, ...Session[]];

/** A page of devices, with the numbers of the adjacent pages. */
export interface DevicePage {
  groups: DeviceGroup[];
  newer: number | null;
  older: number | null;
}

const perPage = 4;

/**
 * Groups similar sessions and returns a page of the groups. This device is a group of its own at the top of
 * each page. A page beyond the last one shows the last one.
 */
export function pageDevices(sessions: Session[], pageParameter: string | null): DevicePage {
  const own = sessions.filter(({ isCurrent }) => isCurrent);
  const groups = new Map<string, DeviceGroup>();
  for (const row of sessions) {
    if (row.isCurrent) continue;
    const { browser, system, kind } = row.machine;
    // Sessions of unknown browsers are grouped by their user agent.
    const name = browser || system ? [browser, system, kind] : [row.userAgent];
    const key = JSON.stringify([row.ip, ...name]);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  const others = [...groups.values()];
  const pages = Math.max(1, Math.ceil(others.length / perPage));
  const page = /^[1-9]\d{0,5}$/.test(pageParameter ?? "") ? Math.min(Number(pageParameter), pages) : 1;
  return {
    groups: [...own.map((row): DeviceGroup => [row]), ...others.slice((page - 1) * perPage, page * perPage)],
    newer: page > 1 ? page - 1 : null,
    older: page < pages ? page + 1 : null,
  };
}
