import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { leads } from "#provider/database/schema/earning-schema.ts";
import { networkReports, networks, postbackEvents } from "#provider/database/schema/network-schema.ts";
import { releaseDueLeads } from "#provider/modules/leads/release.ts";
import { users } from "#provider/database/schema/schema.ts";
import { linesOf } from "#provider/modules/network-reports/lines.ts";
import { storeLines } from "#provider/modules/network-reports/repository.ts";
import { findNetwork, rotateSecret } from "#provider/modules/networks/repository.ts";
import { createNetworkSecretCipher } from "#provider/modules/networks/cipher.ts";
import { signWebhook } from "#provider/modules/postbacks/authenticate.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { type TestProvider, testVariables } from "../programs/provider.ts";
import { addClick, addNetwork, addShop, type ShopValues } from "./shops.ts";

export const networkSecretCipher = createNetworkSecretCipher(testVariables.PAYOUT_KEY);

/** A purchase in a network's report, with amounts in major units, as most networks send them. */
export interface ReportedPurchase {
  click_id: string;
  transaction_id?: string;
  part?: string;
  original?: string;
  order_id?: string;
  item?: string;
  amount?: string;
  commission?: string;
  currency?: string;
  status?: string;
  time?: string;
  changed_at?: string;
}

/** Inserts a network with a secret and a store with an offer of 6 % (9 % for `selected`). */
export async function createStoreFixture(
  { app }: TestProvider,
  values: Partial<typeof networks.$inferInsert> & { rate?: ShopValues["rate"] } = {},
) {
  const { rate = { kind: "percent", minimum: 600, maximum: 900 } as const, ...network } = values;
  const key = await addNetwork(app.database, { key: `net-${randomUUID().slice(0, 8)}`, ...network });
  const secret = await app.database.transaction((tx) =>
    rotateSecret(tx, networkSecretCipher, { network: key, overlap: 0, by: null, at: app.clock() }),
  );
  const { storeId, offerId = "" } = await addShop(app.database, { name: "Bookshop", rate, network: key });
  return {
    network: key,
    secret,
    storeId,
    offerId,

    /** Records a member's click, by default an hour ago. */
    click(userId: string, createdAt = new Date(app.clock().getTime() - 3_600_000)): Promise<string> {
      return addClick(app.database, { userId, storeId, offerId, createdAt, network: key });
    },
  };
}

export type StoreFixture = Awaited<ReturnType<typeof createStoreFixture>>;

/** Returns the headers of a report signed at a given time. */
export function signedHeaders(secret: string, content: string | Buffer, at: Date): Record<string, string> {
  const id = randomUUID();
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signWebhook(secret, { id, timestamp }, Buffer.from(content)),
  };
}

/** Returns a report's bytes. Defaults to a pending purchase of 100.00 with a commission of 12.00, now. */
export function reportBody({ app }: TestProvider, purchase: ReportedPurchase): string {
  const { currency = "USD", status = "pending", amount = "100.00", commission = "12.00" } = purchase;
  const time = purchase.time ?? app.clock().toISOString();
  const transaction_id = purchase.transaction_id ?? `T-${randomUUID()}`;
  return JSON.stringify({ transaction_id, currency, status, amount, commission, ...purchase, time });
}

/** Sends signed bytes as the network does. */
export function postReport(provider: TestProvider, { network, secret }: StoreFixture, payload: string) {
  return provider.app.inject({
    method: "POST",
    url: `/apis/postbacks/${network}`,
    headers: { "content-type": "application/json", ...signedHeaders(secret, payload, provider.app.clock()) },
    payload,
  });
}

/** Sends a report, processes it and returns its outcome. */
export async function processReport(provider: TestProvider, store: StoreFixture, purchase: ReportedPurchase) {
  const payload = reportBody(provider, purchase);
  const response = await postReport(provider, store, payload);
  if (response.statusCode !== 200) throw new Error(`The report was refused: ${response.body}`);
  await processDueEvents(provider.app);
  const [event] = await provider.app.database
    .select()
    .from(postbackEvents)
    .where(eq(postbackEvents.payload, payload));
  return event!;
}

/** Stores a purchase as a line of a network's file that an admin applies. */
export async function importLine(
  { app }: TestProvider,
  { network: key }: StoreFixture,
  purchase: ReportedPurchase,
) {
  const { currency = "USD", status = "pending", amount = "100.00", commission = "12.00" } = purchase;
  const { time = app.clock().toISOString(), transaction_id = `F-${randomUUID()}` } = purchase;
  const line = { ...purchase, transaction_id, currency, status, amount, commission, time };
  const quoteCells = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
  const content = [Object.keys(line), Object.values(line)].map(quoteCells).join("\n");
  const network = (await findNetwork(app.database, key))!;
  const report = { id: randomUUID(), network: key, fileName: "report.csv", content, createdAt: app.clock() };
  const [importer] = await app.database.select({ id: users.id }).from(users).limit(1);
  await app.database.insert(networkReports).values({ ...report, createdBy: importer!.id });
  await app.database.transaction((tx) =>
    storeLines(tx, report, linesOf(content, network), { at: app.clock(), ip: null }),
  );
}

/** Makes leads payable whose holding period is over. */
export const releaseLeads = ({ app }: TestProvider): Promise<number> => releaseDueLeads(app);

/** Returns the lead of a transaction. */
export async function leadOf({ app }: TestProvider, transactionId: string) {
  const [lead] = await app.database.select().from(leads).where(eq(leads.networkTransactionId, transactionId));
  return lead;
}
