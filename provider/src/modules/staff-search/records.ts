import { desc, eq } from "drizzle-orm";
import type { RecordKind } from "#contract/staff-search/record-kinds.ts";
import { claims } from "../../database/schema/earning-schema.ts";
import { containing, foldedContaining } from "../../database/queries/text-search.ts";
import { invoices } from "../../database/schema/invoice-schema.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { users, withdrawals } from "../../database/schema/schema.ts";
import { offers, stores } from "../../database/schema/store-schema.ts";
import { toWire } from "../../money.ts";
import { findByReference } from "../../reference-codes.ts";
import { stateAt } from "../offers/rules.ts";
import { purchaseSearch } from "./purchases.ts";
import type { RecordSearch } from "./record-search.ts";

const memberSearch: RecordSearch = {
  id: users.id,
  matches: (text) => [containing(text, [users.name, users.email])],
  async find(queryable, where, limit) {
    const rows = await queryable
      .select({ id: users.id, title: users.name, email: users.email, state: users.status })
      .from(users)
      .where(where)
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(limit);
    return rows.map(({ email, ...row }) => ({ kind: "member", ...row, about: [email] }));
  },
};

const withdrawalSearch: RecordSearch = {
  id: withdrawals.id,
  matches: async (text, queryable) => [await findByReference(queryable, text, withdrawals)],
  async find(queryable, where, limit) {
    const { id, reference: title, state, amount, currency } = withdrawals;
    const rows = await queryable
      .select({ id, title, state, amount, currency, member: users.name })
      .from(withdrawals)
      .innerJoin(users, eq(users.id, withdrawals.userId))
      .where(where)
      .orderBy(desc(withdrawals.requestedAt), desc(id))
      .limit(limit);
    return rows.map(({ member, ...row }) => ({
      kind: "withdrawal",
      ...row,
      amount: toWire(row.amount),
      about: [member],
    }));
  },
};

const invoiceSearch: RecordSearch = {
  id: invoices.id,
  matches: (text) => [containing(text, [invoices.number])],
  async find(queryable, where, limit) {
    const { id, number, state, total: amount, currency } = invoices;
    const rows = await queryable
      .select({ id, number, state, amount, currency, network: networks.name })
      .from(invoices)
      .innerJoin(networks, eq(networks.key, invoices.network))
      .where(where)
      .orderBy(desc(invoices.createdAt), desc(id))
      .limit(limit);
    return rows.map(({ network, number, ...row }) => ({
      kind: "invoice",
      ...row,
      title: number ?? network,
      amount: toWire(row.amount),
      about: number === null ? [] : [network],
    }));
  },
};

const claimSearch: RecordSearch = {
  id: claims.id,
  matches: (text) => [containing(text, [claims.orderNumber])],
  async find(queryable, where, limit) {
    const { id, orderNumber: title, state, orderAmount: amount, currency } = claims;
    const rows = await queryable
      .select({ id, title, state, amount, currency, member: users.name, store: stores.name })
      .from(claims)
      .innerJoin(users, eq(users.id, claims.userId))
      .innerJoin(stores, eq(stores.id, claims.storeId))
      .where(where)
      .orderBy(desc(claims.createdAt), desc(id))
      .limit(limit);
    return rows.map(({ member, store, ...row }) => ({
      kind: "claim",
      ...row,
      amount: toWire(row.amount),
      about: [store, member],
    }));
  },
};

const offerSearch = (at: Date): RecordSearch => ({
  id: offers.id,
  matches: (text) => [foldedContaining(text, stores.searchName)],
  async find(queryable, where, limit) {
    const rows = await queryable
      .select({ id: offers.id, offer: offers, title: stores.name, network: networks.name })
      .from(offers)
      .innerJoin(stores, eq(stores.id, offers.storeId))
      .innerJoin(networks, eq(networks.key, offers.network))
      .where(where)
      .orderBy(desc(offers.startsAt), desc(offers.id))
      .limit(limit);
    return rows.map(({ id, offer, title, network }) => ({
      kind: "offer",
      id,
      title,
      about: [network],
      state: stateAt(offer, at),
    }));
  },
});

/** The searches by kind, at a given time. */
export const recordSearches: Record<RecordKind, (at: Date) => RecordSearch> = {
  member: () => memberSearch,
  withdrawal: () => withdrawalSearch,
  purchase: () => purchaseSearch,
  invoice: () => invoiceSearch,
  claim: () => claimSearch,
  offer: offerSearch,
};
