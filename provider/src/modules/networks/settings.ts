import type { NetworkSettings } from "#contract/networks.ts";
import type { Transaction } from "../../database/connection.ts";
import { networks } from "../../database/network-schema.ts";
import { eq } from "drizzle-orm";
import { Problem } from "../../problem.ts";
import type { NetworkRow } from "./repository.ts";

/**
 * A secret in the address alone is no proof: it stands in other people's logs.
 * @throws Problem 400 at `addresses`
 */
export function refuseOpenToken({
  authentication,
  addresses,
}: Pick<NetworkSettings, "authentication" | "addresses">): void {
  if (authentication === "token" && addresses.length === 0)
    throw new Problem(400, "validation_failed", { fields: { addresses: ["addresses_needed"] } });
}

/** A network whose row stays locked until the transaction ends; undefined when there is none. */
export async function lockNetwork(tx: Transaction, key: string): Promise<NetworkRow | undefined> {
  const [row] = await tx.select().from(networks).where(eq(networks.key, key)).for("no key update");
  return row;
}
