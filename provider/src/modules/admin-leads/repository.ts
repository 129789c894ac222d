import { and, asc, desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { AdminLead, OpenedLead } from "#contract/admin-leads.ts";
import type { LeadState } from "#contract/leads.ts";
import type { KeysetMeta } from "#contract/paging.ts";
import type { Queryable } from "../../database/connection.ts";
import { leadChanges, leads } from "../../database/earning-schema.ts";
import { isUuid } from "../../database/identifiers.ts";
import { countUpToCap, cutPage, decodeCursor } from "../../database/keyset.ts";
import { ofMemberNamed } from "../../database/member-search.ts";
import { networks } from "../../database/network-schema.ts";
import { withinDays } from "../../database/period.ts";
import { users } from "../../database/schema.ts";
import { stores } from "../../database/store-schema.ts";
import { containing } from "../../database/text-search.ts";
import { toAdminLead, toLeadChange } from "./view.ts";

export interface LeadFilter {
  cursor?: string;
  limit: number;
  state?: LeadState | LeadState[];
  /** A store's slug. */
  store?: string;
  network?: string;
  ids?: string[];
  q?: string;
  from?: string;
  to?: string;
  order: "newest" | "oldest";
}

const member = alias(users, "member");
const decider = alias(users, "decider");
const actor = alias(users, "actor");
const members = { id: member.id, name: member.name, email: member.email };
const deciders = { id: decider.id, name: decider.name, email: decider.email };
const actors = { id: actor.id, name: actor.name, email: actor.email };

function everyLead(queryable: Queryable) {
  return queryable
    .select({
      lead: leads,
      member: members,
      decidedBy: deciders,
      store: { slug: stores.slug, name: stores.name },
      network: { key: networks.key, name: networks.name },
    })
    .from(leads)
    .innerJoin(member, eq(member.id, leads.userId))
    .innerJoin(stores, eq(stores.id, leads.storeId))
    .innerJoin(networks, eq(networks.key, leads.network))
    .leftJoin(decider, eq(decider.id, leads.decidedBy));
}
export type FoundLead = Awaited<ReturnType<typeof everyLead>>[number];

function matching({ state, store, network, ids, q, from, to }: LeadFilter): SQL | undefined {
  return and(
    state ? inArray(leads.state, [state].flat()) : undefined,
    // By its id, which the index of a store's leads is ordered behind.
    store
      ? eq(leads.storeId, sql`(select ${stores.id} from ${stores} where ${stores.slug} = ${store})`)
      : undefined,
    network ? eq(leads.network, network) : undefined,
    ids ? inArray(leads.id, ids.filter(isUuid)) : undefined,
    or(containing(q, [leads.networkTransactionId, leads.orderNumber]), ofMemberNamed(q, leads.userId)),
    withinDays(leads.occurredAt, { from, to }),
  );
}

const position = z.tuple([z.iso.datetime(), z.uuid()]);

function beyond(cursor: string, order: LeadFilter["order"]): SQL {
  const [at, id] = decodeCursor(cursor, position);
  const place = sql`(${leads.occurredAt}, ${leads.id})`;
  const there = sql`(${at}::timestamptz, ${id}::uuid)`;
  return order === "newest" ? sql`${place} < ${there}` : sql`${place} > ${there}`;
}

/** The leads of a page, by when they were bought, as the admin who asks (`viewer`) sees them. */
export async function findRows(
  queryable: Queryable,
  filter: LeadFilter,
  viewer: string,
): Promise<{ rows: AdminLead[]; nextCursor: string | null }> {
  const direction = filter.order === "newest" ? desc : asc;
  const found = await everyLead(queryable)
    .where(and(matching(filter), filter.cursor ? beyond(filter.cursor, filter.order) : undefined))
    .orderBy(direction(leads.occurredAt), direction(leads.id))
    .limit(filter.limit + 1);
  const { page, nextCursor } = cutPage(found, filter.limit, ({ lead }) => [
    lead.occurredAt.toISOString(),
    lead.id,
  ]);
  return { rows: page.map((row) => toAdminLead(row, viewer)), nextCursor };
}

/** A page of all leads with how many there are. */
export async function findPage(
  queryable: Queryable,
  filter: LeadFilter,
  viewer: string,
): Promise<{ rows: AdminLead[]; meta: KeysetMeta }> {
  const every = queryable
    .select({ one: sql`1` })
    .from(leads)
    .where(matching(filter));
  const [{ rows, nextCursor }, counted] = await Promise.all([
    findRows(queryable, filter, viewer),
    countUpToCap(queryable, every),
  ]);
  return { rows, meta: { nextCursor, ...counted } };
}

/** One lead with its changes; undefined when there is none. */
export async function findOpened(
  queryable: Queryable,
  id: string,
  viewer: string,
): Promise<OpenedLead | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await everyLead(queryable).where(eq(leads.id, id));
  if (!found) return undefined;
  const changes = await queryable
    .select({ change: leadChanges, actor: actors })
    .from(leadChanges)
    .leftJoin(actor, eq(actor.id, leadChanges.actorId))
    .where(eq(leadChanges.leadId, id))
    .orderBy(asc(leadChanges.id));
  return {
    ...toAdminLead(found, viewer),
    changes: changes.map(({ change, actor }) => toLeadChange(change, actor)),
  };
}

/** What a lead is called among admins: its network's number; null when there is none. */
export async function findLabel(queryable: Queryable, id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const [found] = await queryable
    .select({ label: leads.networkTransactionId })
    .from(leads)
    .where(eq(leads.id, id));
  return found?.label ?? null;
}
