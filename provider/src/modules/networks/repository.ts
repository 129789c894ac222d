import { randomUUID } from "node:crypto";
import { and, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../database/engine/connection.ts";
import { networks, networkSecrets } from "../../database/schema/network-schema.ts";
import { prepared } from "../../database/engine/prepared.ts";
import { newSecret, type NetworkSecretCipher } from "./cipher.ts";

export type NetworkRow = typeof networks.$inferSelect;

/** Returns a network by its key in URLs; undefined if it doesn't exist. */
export async function findNetwork(queryable: Queryable, key: string): Promise<NetworkRow | undefined> {
  const [row] = await queryable.select().from(networks).where(eq(networks.key, key));
  return row;
}

/** Returns networks by key. */
export async function findNetworks(queryable: Queryable, keys: string[]): Promise<Map<string, NetworkRow>> {
  const rows = await queryable.select().from(networks).where(inArray(networks.key, keys));
  return new Map(rows.map((row) => [row.key, row]));
}

const sender = prepared((database) =>
  database
    .select({ network: networks, secret: networkSecrets })
    .from(networks)
    .leftJoin(
      networkSecrets,
      and(
        eq(networkSecrets.network, networks.key),
        or(isNull(networkSecrets.endsAt), gt(networkSecrets.endsAt, sql.placeholder("now"))),
      ),
    )
    .where(eq(networks.key, sql.placeholder("key")))
    .prepare("sender"),
);

/**
 * Returns a network with all secrets valid at a given time: the current one and recently replaced ones.
 * Undefined if the network doesn't exist.
 */
export async function findSender(
  database: Database,
  cipher: NetworkSecretCipher,
  key: string,
  now: Date,
): Promise<{ network: NetworkRow; secrets: string[] } | undefined> {
  const rows = await sender(database).execute({ key, now: now.toISOString() });
  const [first] = rows;
  if (!first) return undefined;
  const secrets = rows.flatMap(({ secret }) => (secret ? cipher.open(secret.ciphertext, secret) : []));
  return { network: first.network, secrets };
}

/** Returns a network's current secret without its value; undefined if it has none. */
export async function findCurrentSecret(
  queryable: Queryable,
  network: string,
): Promise<{ id: string; createdBy: string | null } | undefined> {
  const [row] = await queryable
    .select({ id: networkSecrets.id, createdBy: networkSecrets.createdBy })
    .from(networkSecrets)
    .where(and(eq(networkSecrets.network, network), isNull(networkSecrets.endsAt)));
  return row;
}

interface Rotation {
  network: string;
  /** Milliseconds for which the previous secrets remain valid. */
  overlap: number;
  /** The admin's id; `null` for the demo. */
  by: string | null;
  at: Date;
  /** By default, a random secret of the same kind as the replaced one. */
  secret?: string;
}

/**
 * Creates a network's new secret, which is shown once to the admin. Previous secrets remain valid until the
 * overlap ends, so that no report is refused during the change; without an overlap, only the new one is valid.
 * Concurrent rotations are serialized.
 */
export async function rotateSecret(
  tx: Transaction,
  cipher: NetworkSecretCipher,
  { network, overlap, by, at, ...rotation }: Rotation,
): Promise<string> {
  await tx.select({ key: networks.key }).from(networks).where(eq(networks.key, network)).for("no key update");
  const secret = rotation.secret ?? newSecret(await openCurrentSecret(tx, cipher, network));
  const endsAt = new Date(at.getTime() + overlap);
  const countsLonger = or(isNull(networkSecrets.endsAt), gt(networkSecrets.endsAt, endsAt));
  await tx
    .update(networkSecrets)
    .set({ endsAt })
    .where(and(eq(networkSecrets.network, network), countsLonger));
  const owner = { id: randomUUID(), network };
  const ciphertext = cipher.seal(secret, owner);
  await tx.insert(networkSecrets).values({ ...owner, ciphertext, createdBy: by, createdAt: at });
  return secret;
}

/**
 * Returns the secret to be replaced; undefined if there is none or it can't be opened with this `PAYOUT_KEY`.
 */
async function openCurrentSecret(
  tx: Transaction,
  cipher: NetworkSecretCipher,
  network: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: networkSecrets.id, ciphertext: networkSecrets.ciphertext })
    .from(networkSecrets)
    .where(and(eq(networkSecrets.network, network), isNull(networkSecrets.endsAt)));
  try {
    return row && cipher.open(row.ciphertext, { id: row.id, network });
  } catch {
    return undefined;
  }
}
