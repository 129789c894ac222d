import { and, desc, eq, sql } from "drizzle-orm";
import {
  adminListCustomers,
  type CustomerContact,
  type CustomerDetails,
  type ShopCustomer,
} from "#contract/shop/admin-shop-customers.ts";
import type { Column } from "../../csv/write.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { orderByKeys, type Key } from "../../database/queries/keyset-order.ts";
import { findByMember } from "../../database/queries/member-search.ts";
import { withinDays } from "../../database/queries/period.ts";
import { users } from "../../database/schema/schema.ts";
import { shopCustomers, shopOrders } from "../../database/schema/shop-schema.ts";
import { toWire } from "../../money.ts";
import { findSettings } from "../notification-settings/repository.ts";
import { findMethods } from "../payout-methods/repository.ts";
import { type AdminReading, readAdminOrders } from "./admin-orders.ts";

interface CustomerContext {
  currency: string;
}

function selectCustomers(queryable: Queryable) {
  const { orders, spent, lastOrderAt } = shopCustomers;
  const { id, name, email, country } = users;
  return queryable
    .select({ id, name, email, country, orders, spent, lastOrderAt })
    .from(shopCustomers)
    .innerJoin(users, eq(users.id, shopCustomers.userId));
}
type CustomerRow = Awaited<ReturnType<typeof selectCustomers>>[number];

function toCustomer(row: CustomerRow, { currency }: CustomerContext): ShopCustomer {
  const { spent, lastOrderAt, ...customer } = row;
  return { ...customer, currency, spent: toWire(spent), lastOrderAt: lastOrderAt.toISOString() };
}

const byId: Key = [shopCustomers.userId, "uuid"];
const orders = {
  last: {
    key: [shopCustomers.lastOrderAt, "timestamptz"] satisfies Key,
    read: ({ lastOrderAt }: CustomerRow) => lastOrderAt.toISOString(),
  },
  spent: {
    key: [shopCustomers.spent, "bigint"] satisfies Key,
    read: ({ spent }: CustomerRow) => spent.toString(),
  },
  orders: {
    key: [sql`(${shopCustomers.orders}::bigint)`, "bigint"] satisfies Key,
    read: (row: CustomerRow) => String(row.orders),
  },
};

/** Members who have placed an order. */
export const customerList = keysetList(adminListCustomers, (reading: CustomerContext) => ({
  select: selectCustomers,
  count: (rows) => rows.from(shopCustomers),
  where: async ({ q, ...days }, queryable) =>
    and(await findByMember(queryable, q, shopCustomers.userId), withinDays(shopCustomers.lastOrderAt, days)),
  order({ sort }) {
    const { key, read } = orders[sort.replace("-", "") as keyof typeof orders];
    return orderByKeys([key, byId], sort.startsWith("-") ? "descending" : "ascending", (row: CustomerRow) => [
      read(row),
      row.id,
    ]);
  },
  view: (rows) => rows.map((row) => toCustomer(row, reading)),
}));

const maxLatest = 10;

/** Returns one member as a customer, with their latest orders, or undefined if the member doesn't exist. */
export async function findCustomer(
  queryable: Queryable,
  id: string,
  { currency, ...reading }: CustomerContext & AdminReading,
): Promise<CustomerDetails | undefined> {
  if (!isUuid(id)) return undefined;
  const [user] = await queryable.select().from(users).where(eq(users.id, id));
  if (!user) return undefined;
  const [known] = await selectCustomers(queryable).where(eq(shopCustomers.userId, id));
  const { name, email, country, createdAt } = user;
  return {
    ...(known
      ? toCustomer(known, { currency })
      : { id, name, email, country, currency, orders: 0, spent: 0, lastOrderAt: null }),
    joinedAt: createdAt.toISOString(),
    latest: await readAdminOrders(queryable, reading, (every) =>
      every
        .where(eq(shopOrders.userId, id))
        .orderBy(desc(shopOrders.placedAt), desc(shopOrders.id))
        .limit(maxLatest),
    ),
  };
}

/** Returns a member's contact and payment details, or undefined if the member doesn't exist. */
export async function findContact(queryable: Queryable, id: string): Promise<CustomerContact | undefined> {
  if (!isUuid(id)) return undefined;
  const [user] = await queryable
    .select({ country: users.country, phone: users.phone })
    .from(users)
    .where(eq(users.id, id));
  if (!user) return undefined;
  return {
    ...user,
    methods: await findMethods(queryable, id),
    notifications: await findSettings(queryable, id),
  };
}

/** Columns of the CSV file of customers. */
export const customerColumns: Column<ShopCustomer>[] = [
  { header: "name", cell: ({ name }) => name },
  { header: "eMail", cell: ({ email }) => email },
  { header: "country", cell: ({ country }) => country },
  { header: "orders", cell: (row) => row.orders },
  { header: "currency", cell: ({ currency }) => currency },
  { header: "spent", cell: ({ spent, currency }) => ({ amount: spent, currency }) },
  { header: "lastOrder", time: ({ lastOrderAt }) => lastOrderAt },
];
