import { eq, inArray } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { billing as billingSchema, type Billing } from "#contract/invoices/invoices.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { invoiceBilling } from "../../database/schema/invoice-schema.ts";
import { networkColumns } from "../../database/queries/named-columns.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { adminAction } from "../admin-actions/admin-action.ts";

/**
 * Returns the billing details of networks, by key. Unsaved ones default to the network's name and the standard
 * terms.
 */
export async function findBilling(
  queryable: Queryable,
  named: { key: string; name: string }[],
): Promise<Map<string, Billing>> {
  const keys = named.map(({ key }) => key);
  const rows = await queryable.select().from(invoiceBilling).where(inArray(invoiceBilling.network, keys));
  const known = new Map(rows.map((row) => [row.network, row.billing]));
  return new Map(named.map(({ key, name }) => [key, known.get(key) ?? usual(name)]));
}

function usual(name: string): Billing {
  return { name, address: "", email: "", taxId: "", language: "en", termDays: 30, tax1: 0, tax2: 0 };
}

/** Changes a network's billing details. @throws Problem 404; and as `adminAction` does */
export async function changeBilling(
  app: FastifyInstance,
  request: FastifyRequest,
  { network, billing }: { network: string; billing: Billing },
): Promise<Billing> {
  return adminAction<{ key: string; name: string }, Billing>(app, request, {
    async lock({ tx }) {
      const [found] = await tx
        .select(networkColumns)
        .from(networks)
        .where(eq(networks.key, network))
        .for("share");
      return found;
    },
    async run({ tx, at, log }, found) {
      const before = (await findBilling(tx, [found])).get(found.key)!;
      const row = { network: found.key, billing, updatedAt: at };
      await tx
        .insert(invoiceBilling)
        .values(row)
        .onConflictDoUpdate({ target: invoiceBilling.network, set: row });
      const object = { type: "network", id: found.key, label: found.name };
      await log({ action: "invoice.billing", object, before, after: billing });
      return billingSchema.parse(billing);
    },
  });
}
