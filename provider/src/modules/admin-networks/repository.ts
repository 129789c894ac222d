import { and, asc, count, desc, eq, gt, gte, isNull, or, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { AdminNetwork, ListedNetwork, NetworkSecret } from "#contract/admin-networks.ts";
import type { NetworkStatus } from "#contract/networks.ts";
import type { KeysetMeta } from "#contract/paging.ts";
import type { Queryable } from "../../database/connection.ts";
import { leads } from "../../database/earning-schema.ts";
import { countUpToCap, cutPage, decodeCursor } from "../../database/keyset.ts";
import { networks, networkSecrets, postbackEvents } from "../../database/network-schema.ts";
import { users } from "../../database/schema.ts";
import { containing } from "../../database/text-search.ts";
import { toAdminNetwork, toListedNetwork } from "./view.ts";

export interface NetworkFilter {
  cursor?: string;
  limit: number;
  status?: NetworkStatus;
  q?: string;
}

/** What answers are made with besides the database. */
export interface Surroundings {
  /** The provider's own, as networks reach it. */
  origin: string;
  now: Date;
}

const day = 24 * 60 * 60 * 1000;
const judgedDays = 90;
// Figures stay cheap however much a network reports: they are about its latest.
const countedAtMost = 10_000;

const decidedStates = sql`('confirmed', 'payable', 'rejected', 'reversed')`;
const refusedStates = sql`('rejected', 'reversed')`;

/** How a network's purchases since a moment were decided; for a lateral join with the network. */
function judgedSince(queryable: Queryable, since: Date) {
  const latest = queryable
    .select({ state: leads.state })
    .from(leads)
    .where(and(eq(leads.network, networks.key), gte(leads.occurredAt, since)))
    .orderBy(desc(leads.occurredAt))
    .limit(countedAtMost)
    .as("latest_leads");
  const among = (states: SQL) => sql`count(*) filter (where ${latest.state} in ${states})`.mapWith(Number);
  return queryable
    .select({ decided: among(decidedStates).as("decided"), refused: among(refusedStates).as("refused") })
    .from(latest)
    .as("judged");
}

/** How many reports of each network wait for an admin. */
function waitingReports(queryable: Queryable) {
  const latest = queryable
    .select({ network: postbackEvents.network })
    .from(postbackEvents)
    .where(eq(postbackEvents.state, "quarantined"))
    .orderBy(desc(postbackEvents.sequence))
    .limit(countedAtMost)
    .as("latest_reports");
  return queryable
    .select({ network: latest.network, reports: count().as("reports") })
    .from(latest)
    .groupBy(latest.network)
    .as("waiting");
}

function everyNetwork(queryable: Queryable, now: Date) {
  const judged = judgedSince(queryable, new Date(now.getTime() - judgedDays * day));
  const waiting = waitingReports(queryable);
  const lastReport = queryable
    .select({ receivedAt: postbackEvents.receivedAt })
    .from(postbackEvents)
    .where(eq(postbackEvents.network, networks.key))
    .orderBy(desc(postbackEvents.sequence))
    .limit(1)
    .as("last_report");
  return queryable
    .select({
      network: networks,
      lastReportAt: lastReport.receivedAt,
      ...{ decided: judged.decided, refused: judged.refused, waiting: waiting.reports },
    })
    .from(networks)
    .innerJoinLateral(judged, sql`true`)
    .leftJoinLateral(lastReport, sql`true`)
    .leftJoin(waiting, eq(waiting.network, networks.key));
}
export type FoundNetwork = Awaited<ReturnType<typeof everyNetwork>>[number];

const position = z.tuple([z.string().max(120), z.string().max(64)]);

function after(cursor: string): SQL {
  const [name, key] = decodeCursor(cursor, position);
  return sql`(${networks.name}, ${networks.key}) > (${name}, ${key})`;
}

function matching({ status, q }: NetworkFilter): SQL | undefined {
  return and(status ? eq(networks.status, status) : undefined, containing(q, [networks.name, networks.key]));
}

/** The networks of a page, by name. */
export async function findRows(
  queryable: Queryable,
  filter: NetworkFilter,
  { origin, now }: Surroundings,
): Promise<{ rows: ListedNetwork[]; nextCursor: string | null }> {
  const { cursor, limit } = filter;
  const found = await everyNetwork(queryable, now)
    .where(and(matching(filter), cursor ? after(cursor) : undefined))
    .orderBy(asc(networks.name), asc(networks.key))
    .limit(limit + 1);
  const { page, nextCursor } = cutPage(found, limit, ({ network }) => [network.name, network.key]);
  return { rows: page.map((row) => toListedNetwork(row, origin)), nextCursor };
}

/** A page of the networks with how many there are. */
export async function findPage(
  queryable: Queryable,
  filter: NetworkFilter,
  surroundings: Surroundings,
): Promise<{ rows: ListedNetwork[]; meta: KeysetMeta }> {
  const every = queryable
    .select({ one: sql`1` })
    .from(networks)
    .where(matching(filter));
  const [{ rows, nextCursor }, counted] = await Promise.all([
    findRows(queryable, filter, surroundings),
    countUpToCap(queryable, every),
  ]);
  return { rows, meta: { nextCursor, ...counted } };
}

/** One network with the secrets that count; undefined when there is none. */
export async function findAdminNetwork(
  queryable: Queryable,
  key: string,
  { origin, now }: Surroundings,
): Promise<AdminNetwork | undefined> {
  const [found] = await everyNetwork(queryable, now).where(eq(networks.key, key));
  if (!found) return undefined;
  return toAdminNetwork(found, await findSecrets(queryable, key, now), origin);
}

/** The secrets of a network that count, the current one first; never what they are. */
async function findSecrets(queryable: Queryable, key: string, now: Date): Promise<NetworkSecret[]> {
  const counts = or(isNull(networkSecrets.endsAt), gt(networkSecrets.endsAt, now));
  const rows = await queryable
    .select({
      id: networkSecrets.id,
      createdAt: networkSecrets.createdAt,
      endsAt: networkSecrets.endsAt,
      createdBy: { id: users.id, name: users.name, email: users.email },
    })
    .from(networkSecrets)
    .leftJoin(users, eq(users.id, networkSecrets.createdBy))
    .where(and(eq(networkSecrets.network, key), counts))
    .orderBy(desc(networkSecrets.createdAt), desc(networkSecrets.id));
  return rows
    .map(({ id, createdAt, endsAt, createdBy }) => ({
      ...{ id, createdBy, createdAt: createdAt.toISOString() },
      endsAt: endsAt?.toISOString() ?? null,
    }))
    .toSorted((one, other) => Number(one.endsAt !== null) - Number(other.endsAt !== null));
}
