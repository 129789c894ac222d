import { and, asc, count, eq, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { adminListLeads, type LeadDetails } from "#contract/leads/admin-leads.ts";
import { dayAfter, monthsBefore } from "#contract/overview/overview-periods.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { leadChanges, leads } from "../../database/schema/earning-schema.ts";
import { amongIds, isUuid } from "../../database/queries/identifiers.ts";
import { hourOfWeek } from "../../database/queries/hour-of-week.ts";
import { maxCounted } from "../../database/queries/keyset.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { orderByTime } from "../../database/queries/keyset-order.ts";
import { findByMember } from "../../database/queries/member-search.ts";
import type { ZoneInput } from "../../database/queries/local-days.ts";
import { withinDays } from "../../database/queries/period.ts";
import { personColumns } from "../../database/queries/person-columns.ts";
import { users } from "../../database/schema/schema.ts";
import { stores } from "../../database/schema/store-schema.ts";
import { findContaining } from "../../database/queries/text-search.ts";
import { toWire } from "../../money.ts";
import type { Identity } from "../../plugins/identity.ts";
import { ratesOfLead } from "../exchange-rates/convert.ts";
import { selectAdminLeads } from "./admin-rows.ts";
import { convertParts, partsOf } from "./parts.ts";
import { findClick, type LeadRow } from "./repository.ts";
import { findReports } from "./stored-reports.ts";
import { toAdminLead, toLeadChange, toLeadPart } from "./view.ts";

type LeadFilter = z.output<(typeof adminListLeads)["filters"]> & ZoneInput;

const actor = alias(users, "actor");
const actors = personColumns(actor);

async function matching(filter: LeadFilter, queryable: Queryable): Promise<SQL | undefined> {
  const { state, store, network, reason, review, networkPaid, ids, q, from, to, dueFrom, dueTo, timeZone } =
    filter;
  return and(
    state ? inArray(leads.state, [state].flat()) : undefined,
    // Compares the store's id, so that an index returns the store's leads in order.
    store
      ? eq(leads.storeId, sql`(select ${stores.id} from ${stores} where ${stores.slug} = ${store})`)
      : undefined,
    network ? eq(leads.network, network) : undefined,
    reason ? eq(leads.reason, reason) : undefined,
    review ? eq(leads.reviewReason, review) : undefined,
    networkPaid && (networkPaid === "yes" ? isNotNull(leads.networkPaidAt) : isNull(leads.networkPaidAt)),
    isInHourOfWeek(filter.hour),
    hasMemberJoinedIn(filter.joined, timeZone),
    withinDays(leads.expectedPayableAt, { from: dueFrom, to: dueTo, timeZone }),
    amongIds(leads.id, ids),
    q ? await findByNumberOrMember(queryable, q) : undefined,
    withinDays(leads.occurredAt, { from, to, timeZone }),
  );
}

async function findByNumberOrMember(queryable: Queryable, q: string): Promise<SQL | undefined> {
  const numbers = { id: leads.id, columns: [leads.networkTransactionId, leads.orderNumber] };
  return or(
    ...(await Promise.all([findContaining(queryable, q, numbers), findByMember(queryable, q, leads.userId)])),
  );
}

function isInHourOfWeek(hour: LeadFilter["hour"]): SQL | undefined {
  if (!hour) return undefined;
  const [day, hourOfDay] = hour.split("-").map(Number) as [number, number];
  return sql`${hourOfWeek(leads.occurredAt)} = ${day * 24 + hourOfDay}`;
}

/** Returns the condition for leads of members who joined in a month. */
function hasMemberJoinedIn(month: LeadFilter["joined"], timeZone: string): SQL | undefined {
  if (!month) return undefined;
  const days = { from: `${month}-01`, to: dayAfter(monthsBefore(`${month}-01`, -1), -1), timeZone };
  const isNew = and(eq(users.role, "member"), withinDays(users.createdAt, days));
  return sql`${leads.userId} in (select ${users.id} from ${users} where ${isNew})`;
}

/** All leads, ordered by the time of purchase. `viewer` is the id of the admin who views them. */
export const leadList = keysetList(adminListLeads, ({ userId: viewer }: Pick<Identity, "userId">) => ({
  select: selectAdminLeads,
  count: (rows) => rows.from(leads),
  where: matching,
  order: ({ order }) =>
    orderByTime({ time: leads.occurredAt, id: leads.id }, order, ({ lead }) => [lead.occurredAt, lead.id]),
  view: (rows) => rows.map((row) => toAdminLead(row, viewer)),
}));

/**
 * Returns the number of leads that match a filter and the sums of their cash back. The sums are `null` if more
 * leads match than lists count (docs/decisions/0020).
 */
export async function findLeadTotals(queryable: Queryable, filter: LeadFilter) {
  const every = queryable
    .select({ cashBack: leads.cashBack, currency: leads.currency })
    .from(leads)
    .where(await matching(filter, queryable))
    .limit(maxCounted + 1)
    .as("every");
  const rows = await queryable
    .select({
      count: count(),
      amount: sql<bigint>`sum(${every.cashBack})::text`.mapWith(BigInt),
      currency: every.currency,
    })
    .from(every)
    .groupBy(every.currency)
    .orderBy(every.currency);
  const total = rows.reduce((sum, row) => sum + row.count, 0);
  if (total > maxCounted) return { total: maxCounted, totalIsExact: false, cashBack: null };
  const cashBack = rows.map(({ amount, currency }) => ({ amount: toWire(amount), currency }));
  return { total, totalIsExact: true, cashBack };
}

/** Returns one lead with its changes, or undefined if it doesn't exist. */
export async function findLeadDetails(
  queryable: Queryable,
  id: string,
  viewer: string,
): Promise<LeadDetails | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectAdminLeads(queryable).where(eq(leads.id, id));
  if (!row) return undefined;
  const changes = await queryable
    .select({ change: leadChanges, actor: actors })
    .from(leadChanges)
    .leftJoin(actor, eq(actor.id, leadChanges.actorId))
    .where(eq(leadChanges.leadId, id))
    .orderBy(asc(leadChanges.id));
  return {
    ...toAdminLead(row, viewer),
    changes: changes.map(({ change, actor }) => toLeadChange(change, actor)),
    parts: await findParts(queryable, row.lead),
  };
}

/** Returns the items and corrections that add up to a purchase's amounts. */
async function findParts(
  queryable: Queryable,
  { hasParts, network, networkTransactionId, clickId, conversion, currency }: LeadRow,
): Promise<LeadDetails["parts"]> {
  const clicked = hasParts && clickId !== null ? await findClick(queryable, clickId) : undefined;
  if (!clicked) return [];
  const reports = await findReports(queryable, network, [networkTransactionId]);
  const parts = partsOf(reports.get(networkTransactionId) ?? []);
  const rates = ratesOfLead(conversion, currency);
  return convertParts({ terms: clicked.terms, rates }, parts).map(toLeadPart);
}

/**
 * Returns the network's transaction number, by which admins identify a lead; `null` if the lead doesn't exist.
 */
export async function findLabel(queryable: Queryable, id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const [row] = await queryable
    .select({ label: leads.networkTransactionId })
    .from(leads)
    .where(eq(leads.id, id));
  return row?.label ?? null;
}
