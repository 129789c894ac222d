import { sql } from "drizzle-orm";
import { emptyIssuer } from "#contract/invoices/issuer.ts";
import { settingsSchemas, type Settings } from "#contract/settings/settings.ts";
import type { RecordedArea } from "#contract/settings/settings-areas.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { invoiceIssuer } from "../../database/schema/invoice-schema.ts";
import { statement } from "../../database/engine/statement.ts";
import { defaultSettings } from "./defaults.ts";

export interface CurrentSetting<Area extends RecordedArea> {
  version: number;
  value: Settings[Area];
}

/** Selects an area's settings in force; no row if they were never changed. */
export const inForce = sql`select version, value from setting_changes
  where area = ${sql.placeholder("area")} and currency = ${sql.placeholder("currency")} and state = 'in_force'
  order by version desc limit 1`;
export interface SettingsRow {
  version: number;
  value: unknown;
}

const findInForce = statement<SettingsRow>("settings_in_force", inForce);

/** Returns an area's settings in force with their version, which is 0 for the defaults. */
export async function findSettingsInForce<Area extends RecordedArea>(
  queryable: Queryable,
  area: Area,
  currency: string,
): Promise<CurrentSetting<Area>> {
  const [row] = await findInForce(queryable, { area, currency });
  if (!row) return { version: 0, value: await initialValue(queryable, area, currency) };
  return toCurrentSetting(row, area, currency);
}

/**
 * The issuer's changes are stored without a currency (`XXX` in ISO 4217), so that they still apply if the
 * accounts' currency changes.
 */
export const issuerCurrency = "XXX";

/**
 * Returns an area's value before its first recorded change: the program's defaults, or the issuer as first
 * entered.
 */
export async function initialValue<Area extends RecordedArea>(
  queryable: Queryable,
  area: Area,
  currency: string,
): Promise<Settings[Area]> {
  if (area !== "issuer") return defaultSettings(currency)[area];
  const [row] = await queryable.select({ issuer: invoiceIssuer.issuer }).from(invoiceIssuer);
  return (row?.issuer ?? emptyIssuer) as Settings[Area];
}

/** Returns an area's settings from a row that was read, or the defaults without one. */
export function toCurrentSetting<Area extends RecordedArea>(
  row: SettingsRow | null | undefined,
  area: Area,
  currency: string,
): CurrentSetting<Area> {
  if (!row) return { version: 0, value: defaultSettings(currency)[area] };
  return { version: row.version, value: settingsSchemas[area].parse(row.value) as Settings[Area] };
}

/** Returns an area's settings in force. Within a transaction, they don't change after they are read. */
export async function currentSettings<Area extends RecordedArea>(
  queryable: Queryable,
  area: Area,
  currency: string,
): Promise<Settings[Area]> {
  return (await findSettingsInForce(queryable, area, currency)).value;
}
