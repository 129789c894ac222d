import { sql } from "drizzle-orm";
import { noIssuer } from "#contract/issuer.ts";
import { settingsSchemas, type Settings } from "#contract/settings.ts";
import type { RecordedArea } from "#contract/settings-areas.ts";
import type { Queryable } from "../../database/connection.ts";
import { invoiceIssuer } from "../../database/invoice-schema.ts";
import { statement } from "../../database/statement.ts";
import { defaultSettings } from "./defaults.ts";

export interface CurrentSetting<Area extends RecordedArea> {
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
export async function findStanding<Area extends RecordedArea>(
  queryable: Queryable,
  area: Area,
  currency: string,
): Promise<CurrentSetting<Area>> {
  const [found] = await findInForce(queryable, { area, currency });
  if (!found) return { version: 0, value: await initialValue(queryable, area, currency) };
  return readStanding(found, area, currency);
}

/** The issuer's changes are kept under no currency (ISO 4217): it stays when the books' currency changes. */
export const issuerCurrency = "XXX";

/** What an area holds before its first recorded change: the program's defaults, or the issuer as first entered. */
export async function initialValue<Area extends RecordedArea>(
  queryable: Queryable,
  area: Area,
  currency: string,
): Promise<Settings[Area]> {
  if (area !== "issuer") return defaultSettings(currency)[area];
  const [row] = await queryable.select({ issuer: invoiceIssuer.issuer }).from(invoiceIssuer);
  return (row?.issuer ?? noIssuer) as Settings[Area];
}

/** What was found of an area's settings; without any what the program came with. */
export function readStanding<Area extends RecordedArea>(
  found: FoundSettings | null | undefined,
  area: Area,
  currency: string,
): CurrentSetting<Area> {
  if (!found) return { version: 0, value: defaultSettings(currency)[area] };
  return { version: found.version, value: settingsSchemas[area].parse(found.value) as Settings[Area] };
}

/** An area's settings that are in force; a transaction that reads them keeps to what it read. */
export async function currentSettings<Area extends RecordedArea>(
  queryable: Queryable,
  area: Area,
  currency: string,
): Promise<Settings[Area]> {
  return (await findStanding(queryable, area, currency)).value;
}
