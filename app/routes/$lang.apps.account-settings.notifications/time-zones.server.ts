import { renamedZones } from "#shared/time-zone.ts";

/** All time zones to choose from; what is set already is one of them, whatever name it goes by. */
export function timeZones(chosen: string | null): string[] {
  return [
    ...new Set(["UTC", ...(chosen ? [chosen] : []), ...renamedZones, ...Intl.supportedValuesOf("timeZone")]),
  ].sort();
}
