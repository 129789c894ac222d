import { ConnectorError, type Page } from "../../connectors/connector.ts";
import { inTransaction, type UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { storeCoupons } from "../network-coupons/store-coupons.ts";
import { storeProgrammes } from "../programmes/store-programmes.ts";
import { createClient } from "./client.ts";
import { findKnownPayments, storePayments } from "./store-payments.ts";
import { clientParts, keepLease, type Reading } from "./reading.ts";
import * as connections from "./repository.ts";
import type { Credentials } from "./cipher.ts";

const maxListed = 10_000;
const recentPeriod = 7 * 24 * 60 * 60 * 1000;

type StoredCounts = Awaited<ReturnType<typeof storeProgrammes>>;

/** Reads a network's programmes, and stores them after the last page. */
export function readProgrammes(reading: Reading, credentials: Credentials): Promise<void> {
  const { app, network, connector } = reading;
  return readCatalogue(reading, credentials, {
    list: (client) => connector.programmes?.(client, credentials),
    store: (unit, listed) => storeProgrammes(unit, app, network, listed),
  });
}

/** Reads a network's coupons, and stores them after the last page. */
export function readCoupons(reading: Reading, credentials: Credentials): Promise<void> {
  const { app, network, connector } = reading;
  return readCatalogue(reading, credentials, {
    list: (client) => connector.coupons?.(client, credentials),
    store: (unit, listed) => storeCoupons(unit, app, network, listed),
  });
}

/** Reads the payments of a run's window, and marks the purchases that they cover after the last page. */
export async function readPayments(reading: Reading, credentials: Credentials): Promise<void> {
  const { app, network, connector, run } = reading;
  const { windowFrom: from, windowTo: to } = run;
  // Recent payments are read again: some of their purchases may not have been reported yet at the last reading.
  const processedPayments = await findKnownPayments(
    app.database,
    network.key,
    new Date(to.getTime() - recentPeriod),
  );
  return readCatalogue(reading, credentials, {
    list: (client) =>
      connector.payments?.(client, credentials, { from, to }, (payment) => processedPayments.has(payment)),
    store: (unit, listed) => storePayments(unit, network, listed, app.clock()),
  });
}

interface Catalogue<Item> {
  list: (client: ReturnType<typeof createClient>) => AsyncIterable<Page<Item>> | undefined;
  store: (unit: UnitOfWork, listed: Item[]) => Promise<StoredCounts>;
}

async function readCatalogue<Item>(
  reading: Reading,
  credentials: Credentials,
  { list, store }: Catalogue<Item>,
): Promise<void> {
  const { app, connection, run } = reading;
  const statuses = new Map<number, number>();
  let counts = { pages: 0, records: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
  try {
    const { listed, pages } = await listAll(list(createClient(clientParts(reading, credentials, statuses))));
    await inTransaction(app.database, async (unit) => {
      await keepLease(unit.tx, connection, app.clock());
      counts = { pages, ...(await store(unit, listed)) };
    });
  } finally {
    await connections.addCounts(app.database, run.id, { ...counts, statuses });
  }
}

/** Reads all pages. @throws ConnectorError, also above 10,000 entries */
async function listAll<Item>(
  source: AsyncIterable<Page<Item>> | undefined,
): Promise<{ listed: Item[]; pages: number }> {
  const listed: Item[] = [];
  let pages = 0;
  for await (const { items } of source ?? []) {
    pages += 1;
    listed.push(...items);
    if (listed.length > maxListed) throw new ConnectorError("too_large", 200);
  }
  return { listed, pages };
}
