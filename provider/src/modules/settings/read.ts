import { and, desc, eq, inArray, ne, type SQL } from "drizzle-orm";
import { maxListedChanges } from "#contract/settings/admin-settings.ts";
import { settingsSchemas, type Settings } from "#contract/settings/settings.ts";
import type { RecordedArea } from "#contract/settings/settings-areas.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { decider, personColumns, requester } from "../../database/queries/person-columns.ts";
import { settingChanges } from "../../database/schema/settings-schema.ts";
import { findSettingsInForce, initialValue } from "./current.ts";

/** Returns an area for an admin: the settings in force, the pending change, and the latest changes. */
export async function readArea<Area extends RecordedArea>(
  queryable: Queryable,
  area: Area,
  { currency, viewer }: { currency: string; viewer: string },
) {
  const isOfArea = and(eq(settingChanges.area, area), eq(settingChanges.currency, currency));
  // The queries run one after the other, because a transaction has only one connection.
  const current = await findSettingsInForce(queryable, area, currency);
  const waiting = await changes(queryable).where(and(isOfArea, eq(settingChanges.state, "proposed")));
  const decided = await changes(queryable)
    .where(and(isOfArea, ne(settingChanges.state, "proposed")))
    .orderBy(desc(settingChanges.requestedAt), desc(settingChanges.id))
    .limit(maxListedChanges);
  const previousVersions = await findVersions(queryable, isOfArea, [...waiting, ...decided]);
  const initial = await initialValue(queryable, area, currency);
  const view = (row: ChangeRow) =>
    toChange(row, area, previousVersions.get(row.change.version - 1) ?? initial);
  const [proposal] = waiting.map(view);
  return {
    ...current,
    currency,
    proposal: proposal ? { ...proposal, canDecide: proposal.requestedBy.id !== viewer } : null,
    history: decided.map(view),
  };
}

function changes(queryable: Queryable) {
  return queryable
    .select({
      change: settingChanges,
      requestedBy: personColumns(requester),
      decidedBy: personColumns(decider),
    })
    .from(settingChanges)
    .innerJoin(requester, eq(requester.id, settingChanges.requestedBy))
    .leftJoin(decider, eq(decider.id, settingChanges.decidedBy));
}
type ChangeRow = Awaited<ReturnType<typeof changes>>[number];

/** Returns the values that were in force before changes, by version. The defaults aren't included. */
async function findVersions(queryable: Queryable, isOfArea: SQL | undefined, changeRows: ChangeRow[]) {
  const versions = changeRows.map(({ change }) => change.version - 1);
  const rows = await queryable
    .select({ version: settingChanges.version, value: settingChanges.value })
    .from(settingChanges)
    .where(and(isOfArea, eq(settingChanges.state, "in_force"), inArray(settingChanges.version, versions)));
  return new Map(rows.map(({ version, value }) => [version, value]));
}

function toChange<Area extends RecordedArea>(
  { change, requestedBy, decidedBy }: ChangeRow,
  area: Area,
  before: unknown,
) {
  return {
    id: change.id,
    state: change.state,
    version: change.version,
    value: settingsSchemas[area].parse(change.value) as Settings[Area],
    before: settingsSchemas[area].parse(before) as Settings[Area],
    requestedBy,
    requestedAt: change.requestedAt.toISOString(),
    decidedBy,
    decidedAt: change.decidedAt?.toISOString() ?? null,
  };
}
