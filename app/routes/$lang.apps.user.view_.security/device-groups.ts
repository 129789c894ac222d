import type { z } from "zod";
import type { session } from "#contract/accounts/auth.ts";

export type Session = z.output<typeof session>;

/**
 * Sessions with the same browser, system and IP address, last used first. Sessions of the browser extension
 * are separate groups.
 */
export type DeviceGroup = [Session, ...Session[]];

interface DeviceQuery {
  /** The number of the page; `null` for the overview. */
  page: string | null;
  /** Words to search for in browser names, system names, user agents and IP addresses. */
  search: string | null;
  now: Date;
}

/** A page of device groups, with the numbers of the adjacent pages. */
export interface DevicePage {
  groups: DeviceGroup[];
  /** The number of sessions, including the current one. */
  sessions: number;
  /** Whether there are more groups than the overview shows. */
  hasMore: boolean;
  newer: number | null;
  older: number | null;
  /** The page's query string. */
  search: string;
  /** The id of the latest session of each new device. Empty if the account has no older sessions. */
  newIds: string[];
}

const inOverview = 4;
const perPage = 20;
const newForDays = 7;

/**
 * Groups similar sessions and returns one page of the groups, or if there is no page number the latest
 * groups. If the page number is too high, returns the last page. The current device is a separate group at
 * the top.
 */
export function pageDevices(
  sessions: Session[],
  { page: pageParameter, search, now }: DeviceQuery,
): DevicePage {
  const words = (search ?? "").trim().slice(0, 100);
  const currentSessions = sessions.filter(({ isCurrent }) => isCurrent);
  const otherGroups = groupSessions(sessions.filter(({ isCurrent }) => !isCurrent));
  const matchingGroups = words
    ? otherGroups.filter((group) => group.some((row) => isMatch(row, words)))
    : otherGroups;
  const pages = Math.max(1, Math.ceil(matchingGroups.length / perPage));
  const page =
    words && !pageParameter
      ? 1
      : /^[1-9]\d{0,5}$/.test(pageParameter ?? "")
        ? Math.min(Number(pageParameter), pages)
        : undefined;
  const shownGroups = page
    ? matchingGroups.slice((page - 1) * perPage, page * perPage)
    : matchingGroups.slice(0, inOverview);
  return {
    groups: [...(words ? [] : currentSessions.map((row): DeviceGroup => [row])), ...shownGroups],
    sessions: sessions.length,
    hasMore: !page && matchingGroups.length > inOverview,
    newer: page && page > 1 ? page - 1 : null,
    older: page && page < pages ? page + 1 : null,
    search: words,
    newIds: newDevices(sessions, shownGroups, now),
  };
}

/**
 * Returns the id of the first session of each group whose sessions all began within the last days. Returns no
 * ids if the account has no older sessions.
 */
function newDevices(sessions: Session[], groups: DeviceGroup[], now: Date): string[] {
  const recentSince = now.getTime() - newForDays * 24 * 60 * 60 * 1000;
  const isRecent = ({ createdAt }: Session) => new Date(createdAt).getTime() > recentSince;
  if (sessions.every(isRecent)) return [];
  return groups.filter((group) => group.every(isRecent)).map(([{ id }]) => id);
}

function isMatch({ machine, userAgent, ip }: Session, words: string): boolean {
  const text = [machine.browser, machine.system, userAgent, ip].join(" ").toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function groupSessions(sessions: Session[]): DeviceGroup[] {
  const groups = new Map<string, DeviceGroup>();
  for (const row of sessions) {
    const { browser, system, kind } = row.machine;
    const { isExtension } = row;
    // Sessions with an unknown browser are grouped by their user agent.
    const name = browser || system ? [browser, system, kind] : [row.userAgent];
    const key = JSON.stringify([row.ip, isExtension === true, ...name]);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}
