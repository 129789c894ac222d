import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import { listNetworks, type AdminNetwork, type NetworkSecret } from "#contract/networks/admin-networks.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { orderByKeys, type Key } from "../../database/queries/keyset-order.ts";
import { networks, networkSecrets } from "../../database/schema/network-schema.ts";
import { personColumns } from "../../database/queries/person-columns.ts";
import { users } from "../../database/schema/schema.ts";
import { containing } from "../../database/queries/text-search.ts";
import { selectAdminNetworks, type AdminNetworkRow } from "./admin-rows.ts";
import { findHoldDaysRequest } from "./hold-days.ts";
import { toAdminNetwork, toListedNetwork } from "./view.ts";

/** The context needed to view networks, besides the database. */
export interface NetworkContext {
  /** The provider's public origin, to which networks send reports. */
  origin: string;
  now: Date;
}

/** The networks by name, with their recent figures. */
export const networkList = keysetList(listNetworks, ({ origin, now }: NetworkContext) => ({
  select: (queryable) => selectAdminNetworks(queryable, now),
  count: (rows) => rows.from(networks),
  where: ({ status, q }) =>
    and(status ? eq(networks.status, status) : undefined, containing(q, [networks.name, networks.key])),
  order: () => byName,
  view: (rows) => rows.map((row) => toListedNetwork(row, origin)),
}));

const nameAndKey: Key[] = [
  [networks.name, "text"],
  [networks.key, "text"],
];
const byName = orderByKeys<AdminNetworkRow>(nameAndKey, "ascending", ({ network }) => [
  network.name,
  network.key,
]);

/** Returns one network with its valid secrets, or undefined if it doesn't exist. */
export async function findAdminNetwork(
  queryable: Queryable,
  key: string,
  { origin, now }: NetworkContext,
): Promise<AdminNetwork | undefined> {
  const [row] = await selectAdminNetworks(queryable, now).where(eq(networks.key, key));
  if (!row) return undefined;
  const [secrets, holdDaysRequest] = [
    await findSecrets(queryable, key, now),
    await findHoldDaysRequest(queryable, row.network),
  ];
  return toAdminNetwork(row, { secrets, holdDaysRequest }, origin);
}

/** Returns a network's valid secrets, the current one first, without their values. */
async function findSecrets(queryable: Queryable, key: string, now: Date): Promise<NetworkSecret[]> {
  const counts = or(isNull(networkSecrets.endsAt), gt(networkSecrets.endsAt, now));
  const rows = await queryable
    .select({
      id: networkSecrets.id,
      createdAt: networkSecrets.createdAt,
      endsAt: networkSecrets.endsAt,
      createdBy: personColumns(users),
    })
    .from(networkSecrets)
    .leftJoin(users, eq(users.id, networkSecrets.createdBy))
    .where(and(eq(networkSecrets.network, key), counts))
    .orderBy(desc(networkSecrets.createdAt), desc(networkSecrets.id));
  return rows
    .map(({ id, createdAt, endsAt, createdBy }) => ({
      id,
      createdBy,
      createdAt: createdAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
    }))
    .toSorted((one, other) => Number(one.endsAt !== null) - Number(other.endsAt !== null));
}
