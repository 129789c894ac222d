import { and, eq, isNull, like } from "drizzle-orm";
import type { NetworkPresetKey } from "#contract/networks/presets/keys.ts";
import type { Transaction } from "../database/engine/connection.ts";
import { networkConnections } from "../database/schema/connection-schema.ts";
import { payoutServices } from "../database/schema/payout-transfer-schema.ts";
import { networks } from "../database/schema/network-schema.ts";
import type { Environment } from "../environment.ts";
import { insertConnection, replaceCredentials } from "../modules/connections/repository.ts";
import { createCredentialsCipher, type Credentials } from "../modules/connections/cipher.ts";
import { storePaypal } from "../modules/payout-services/change.ts";
import { findPaypal } from "../modules/payout-services/repository.ts";
import { demoPaypal } from "../simulated-network/paypal.ts";
import { demoToken } from "../modules/networks/cipher.ts";

interface SimulatedAccount {
  network: NetworkPresetKey;
  account: Credentials;
  /** The names of the credentials for which the API's secret token is used. */
  secrets: string[];
}

/** The demo's networks with a simulated API, and the provider's account at each of them. */
const accounts: SimulatedAccount[] = [
  { network: "awin", account: { publisherId: "189069" }, secrets: ["token"] },
  { network: "cj", account: { companyId: "5512345", websiteId: "100234567" }, secrets: ["token"] },
  {
    network: "rakuten",
    account: { clientId: "cashlane", siteId: "678901" },
    secrets: ["clientSecret", "reportsToken"],
  },
];

/**
 * Connects the demo's networks to their simulated APIs, if the environment contains the addresses of the
 * simulated APIs. Otherwise pauses the connections created here, because they would call the real networks.
 * Connections that an admin created or paused aren't changed.
 */
export async function connectSimulatedNetworks(
  tx: Transaction,
  { CONNECTOR_ORIGINS, PAYOUT_KEY }: Pick<Environment, "CONNECTOR_ORIGINS" | "PAYOUT_KEY">,
  at: Date,
): Promise<void> {
  const cipher = createCredentialsCipher(PAYOUT_KEY);
  for (const { network, account, secrets } of accounts) {
    const isPaused = CONNECTOR_ORIGINS[network] === undefined;
    const changed = await tx
      .update(networkConnections)
      .set({ isPaused })
      .where(
        and(
          eq(networkConnections.network, network),
          isNull(networkConnections.createdBy),
          isNull(networkConnections.pausedBy),
        ),
      )
      .returning({ network: networkConnections.network });
    if (isPaused || changed.length > 0 || !(await isUnconnected(tx, network))) continue;
    await insertConnection(tx, { network, by: null, at });
    const token = demoToken(PAYOUT_KEY, network);
    const credentials = { ...account, ...Object.fromEntries(secrets.map((name) => [name, token])) };
    await replaceCredentials(tx, cipher, { network, credentials, overlap: 0, by: null, at });
  }
}

/** Returns whether a simulated network has no connection. */
async function isUnconnected(tx: Transaction, network: string): Promise<boolean> {
  const [simulated] = await tx
    .select({ connection: networkConnections.network })
    .from(networks)
    .leftJoin(networkConnections, eq(networkConnections.network, networks.key))
    .where(and(eq(networks.key, network), like(networks.trackingUrl, `http%/${network}/go?%`)));
  return simulated?.connection === null;
}

/**
 * Connects the demo to its simulated PayPal, if the environment contains the address of the simulation.
 * Otherwise deletes the connection created here, because it would call the real PayPal. A connection that an
 * admin created isn't changed.
 */
export async function connectSimulatedPaypal(
  tx: Transaction,
  { PAYPAL_ORIGIN, PAYOUT_KEY }: Pick<Environment, "PAYPAL_ORIGIN" | "PAYOUT_KEY">,
  at: Date,
): Promise<void> {
  const connection = await findPaypal(tx);
  if (connection && connection.createdBy !== null) return;
  if (!PAYPAL_ORIGIN?.endsWith("/paypal/api")) {
    await tx.delete(payoutServices).where(isNull(payoutServices.createdBy));
    return;
  }
  const clientSecret = demoToken(PAYOUT_KEY, "paypal");
  if (!connection) await storePaypal(tx, PAYOUT_KEY, { ...demoPaypal, clientSecret, by: null, at });
}
