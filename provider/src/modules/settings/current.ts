import { sql } from "drizzle-orm";
import { settingsSchemas, type Settings } from "#contract/settings.ts";
import type { SettingsArea } from "#contract/settings-areas.ts";
import type { Queryable } from "../../database/connection.ts";
import { statement } from "../../database/statement.ts";
import { defaultSettings } from "./defaults.ts";

export interface Standing<Area extends SettingsArea> {
  version: number;
  value: Settings[Area];
}

/** The settings of an area that are in force; no row as long as they are as the program came. */
export const inForce = sql`select version, value from setting_changes
  where area = ${sql.placeholder("area")} and currency = ${sql.placeholder("currency")} and state = 'in_force'
  order by version desc limit 1`;
export interface FoundSettings {
  version: number;
  value: unknown;
}

const findInForce = statement<FoundSettings>("settings_in_force", inForce);

/** An area's settings that are in force, with their version: 0 as the program came. */
export async function findStanding<Area extends SettingsArea>(
  queryable: Queryable,
  area: Area,
  currency: string,
): Promise<Standing<Area>> {
  const [found] = await findInForce(queryable, { area, currency });
  return readStanding(found, area, currency);
}

/** What was found of an area's settings; without any what the program came with. */
export function readStanding<Area extends SettingsArea>(
  found: FoundSettings | null | undefined,
  area: Area,
  currency: string,
): Standing<Area> {
  if (!found) return { version: 0, value: defaultSettings(currency)[area] };
  return { version: found.version, value: settingsSchemas[area].parse(found.value) as Settings[Area] };
}

/** An area's settings that are in force; a transaction that reads them keeps to what it read. */
export async function currentSettings<Area extends SettingsArea>(
  queryable: Queryable,
  area: Area,
  currency: string,
): Promise<Settings[Area]> {
  return (await findStanding(queryable, area, currency)).value;
}
