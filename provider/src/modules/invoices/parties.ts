import { createHash } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Billing, VersionedBilling } from "#contract/invoices/invoices.ts";
import { canonicalJson } from "../../canonical-json.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { invoiceBilling } from "../../database/schema/invoice-schema.ts";
import { networkColumns } from "../../database/queries/named-columns.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { VersionConflict } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";

/**
 * Returns the billing details of networks, by key. If a network has none yet, they default to its name and the
 * standard terms.
 */
export async function findBilling(
  queryable: Queryable,
  networksToFind: { key: string; name: string }[],
): Promise<Map<string, Billing>> {
  const keys = networksToFind.map(({ key }) => key);
  const rows = await queryable.select().from(invoiceBilling).where(inArray(invoiceBilling.network, keys));
  const billingByNetwork = new Map(rows.map((row) => [row.network, row.billing]));
  return new Map(
    networksToFind.map(({ key, name }) => [key, billingByNetwork.get(key) ?? defaultBilling(name)]),
  );
}

function defaultBilling(name: string): Billing {
  return { name, address: "", email: "", taxId: "", language: "en", termDays: 30, tax1: 0, tax2: 0 };
}

/** Returns a version of billing details, to detect concurrent changes. */
function versionOf(billing: Billing): string {
  return createHash("sha256").update(canonicalJson(billing)).digest("base64url").slice(0, 16);
}

export function withVersion(billing: Billing): VersionedBilling {
  return { ...billing, version: versionOf(billing) };
}

/**
 * Changes a network's billing details.
 * @throws Problem 404; VersionConflict `settings_changed`; and as `adminAction` does
 */
export async function changeBilling(
  app: FastifyInstance,
  request: FastifyRequest,
  { network, version, billing }: { network: string; version: string | undefined; billing: Billing },
): Promise<VersionedBilling> {
  return adminAction<{ key: string; name: string }, VersionedBilling>(app, request, {
    async lock({ tx }) {
      const [row] = await tx
        .select(networkColumns)
        .from(networks)
        .where(eq(networks.key, network))
        .for("no key update");
      return row;
    },
    async run({ tx, at, log }, network) {
      const before = (await findBilling(tx, [network])).get(network.key)!;
      if (version !== undefined && version !== versionOf(before))
        throw new VersionConflict("settings_changed");
      const row = { network: network.key, billing, updatedAt: at };
      await tx
        .insert(invoiceBilling)
        .values(row)
        .onConflictDoUpdate({ target: invoiceBilling.network, set: row });
      const object = { type: "network", id: network.key, label: network.name };
      await log({ action: "invoice.billing", object, before, after: billing });
      return withVersion(billing);
    },
  });
}
