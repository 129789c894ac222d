import { renamedZones } from "#shared/time-zone.ts";

/** Returns all time zones to choose from, including the current one under its own name. */
export function timeZones(chosen: string | null): string[] {
  return [
    ...new Set(["UTC", ...(chosen ? [chosen] : []), ...renamedZones, ...Intl.supportedValuesOf("timeZone")]),
  ].sort();
}
