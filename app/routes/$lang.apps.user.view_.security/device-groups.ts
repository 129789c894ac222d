import type { z } from "zod";
import type { session } from "#contract/auth.ts";

export type Session = z.output<typeof session>;

/** Log-ins from the same browser, system and address, the last used first. */
export type DeviceGroup = [Session, ...Session[]];

/** A page of the devices, with the numbers of the pages beside it. */
export interface DevicePage {
  groups: DeviceGroup[];
  newer: number | null;
  older: number | null;
}

const perPage = 4;

/**
 * Groups log-ins that look alike and returns a page of the groups. This device is a group of its own and leads each
 * page. A page beyond the last one is the last one.
 */
export function pageDevices(sessions: Session[], pageParameter: string | null): DevicePage {
  const own = sessions.filter(({ isCurrent }) => isCurrent);
  const groups = new Map<string, DeviceGroup>();
  for (const row of sessions) {
    if (row.isCurrent) continue;
    const { browser, system, kind } = row.machine;
    // Rows whose browser says nothing known are told apart by what it says.
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
