import { and, eq, ilike, inArray } from "drizzle-orm";
import { type AdminProgramme, adminListProgrammes } from "#contract/networks/admin-programmes.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { orderByTime } from "../../database/queries/keyset-order.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { networkProgrammes } from "../../database/schema/programme-schema.ts";
import { stores } from "../../database/schema/store-schema.ts";

interface ListScope {
  /** The currency of flat commissions. */
  currency: string;
}

const columns = {
  row: networkProgrammes,
  network: { key: networks.key, name: networks.name },
  store: { slug: stores.slug, name: stores.name },
};

const selectProgrammes = (queryable: Queryable) =>
  queryable
    .select(columns)
    .from(networkProgrammes)
    .innerJoin(networks, eq(networks.key, networkProgrammes.network))
    .leftJoin(stores, eq(stores.id, networkProgrammes.storeId));

type AdminProgrammeRow = Awaited<ReturnType<typeof selectProgrammes>>[number];

/** The programmes of networks, the last changed first. */
export const programmeList = keysetList(adminListProgrammes, (scope: ListScope) => ({
  select: selectProgrammes,
  count: (rows) => rows.from(networkProgrammes),
  where: ({ network, state, q }) =>
    and(
      network ? eq(networkProgrammes.network, network) : undefined,
      state ? inArray(networkProgrammes.state, [state].flat()) : undefined,
      q ? ilike(networkProgrammes.name, `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`) : undefined,
    ),
  order: () =>
    orderByTime(
      { time: networkProgrammes.changedAt, id: networkProgrammes.id },
      "newest",
      ({ row }: AdminProgrammeRow) => [row.changedAt, row.id],
    ),
  view: (rows) => rows.map((one) => toProgramme(one, scope)),
}));

/** Returns one programme, or undefined if it doesn't exist. */
export async function findProgramme(
  queryable: Queryable,
  id: string,
  scope: ListScope,
): Promise<AdminProgramme | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectProgrammes(queryable).where(eq(networkProgrammes.id, id));
  return row && toProgramme(row, scope);
}

function toProgramme({ row, network, store }: AdminProgrammeRow, { currency }: ListScope): AdminProgramme {
  const { id, programme, name, site, domains, logo, validationDays, hasDeepLinks, state, offerId } = row;
  const { rateKind, commissionMinimum, commissionMaximum } = row;
  return {
    id,
    network,
    programme,
    name,
    site,
    domains,
    logo,
    commission: rateKind && { kind: rateKind, minimum: commissionMinimum!, maximum: commissionMaximum! },
    currency,
    validationDays,
    hasDeepLinks,
    state,
    store,
    offer: offerId,
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    missingSince: row.missingSince?.toISOString() ?? null,
  };
}
