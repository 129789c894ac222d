import { and, desc, eq } from "drizzle-orm";
import { settingsSchemas, type Settings } from "#contract/settings.ts";
import type { SettingsArea } from "#contract/settings-areas.ts";
import type { Queryable } from "../../database/connection.ts";
import { settingChanges } from "../../database/settings-schema.ts";
import { defaultSettings } from "./defaults.ts";

export interface Standing<Area extends SettingsArea> {
  version: number;
  value: Settings[Area];
}

/** An area's settings that are in force, with their version: 0 as the program came. */
export async function findStanding<Area extends SettingsArea>(
  queryable: Queryable,
  area: Area,
  currency: string,
): Promise<Standing<Area>> {
  const [found] = await queryable
    .select({ version: settingChanges.version, value: settingChanges.value })
    .from(settingChanges)
    .where(
      and(
        eq(settingChanges.area, area),
        eq(settingChanges.currency, currency),
        eq(settingChanges.state, "in_force"),
      ),
    )
    .orderBy(desc(settingChanges.version))
    .limit(1);
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
