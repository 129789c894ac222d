import { randomUUID } from "node:crypto";
import pg from "pg";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { openTestPostgres } from "../../tests/support/databases/databases.ts";
import { insertUser } from "../../tests/support/money/ledger.ts";
import { createStoreFixture, postReport, reportBody } from "../../tests/support/money/network-reports.ts";
import { startTestProvider } from "../../tests/support/programs/provider.ts";
import { interleave, median } from "../statistics.ts";
import type { Row } from "../table.ts";

const connections = 8;
const members = 50;
const reports = 400;

/**
 * Measures purchase reports per second. The floor is the minimum for storing one: two inserts in a transaction,
 * on the same database with as many connections. _Stored_ is what a network waits for: signature check, share
 * and raw event. _Credited_ is everything: parsing, lead, ledger, notification and mail.
 */
export async function measurePostbacks(rounds: number): Promise<Row[]> {
  const connection = await openTestPostgres(connections);
  const provider = await startTestProvider({ connection, environment: { POSTBACKS_PER_MINUTE: "0" } });
  const pool = new pg.Pool({ connectionString: connection.url, max: connections });
  try {
    await pool.query("create table bare_report (id uuid primary key, payload text not null)");
    await pool.query(
      "create table bare_lead (id uuid primary key, report uuid not null, amount bigint not null)",
    );
    const storeFixture = await createStoreFixture(provider);
    const clicks: string[] = [];
    for (let count = 0; count < members; count += 1)
      clicks.push(await storeFixture.click(await insertUser(connection.database)));
    let reportCount = 0;
    const payload = () => reportBody(provider, { click_id: clicks[reportCount++ % members]! });
    async function store() {
      const response = await postReport(provider, storeFixture, payload());
      if (response.statusCode !== 200) throw new Error(response.body);
    }
    const measured = await interleave(rounds, {
      bare: () => perSecond(() => insertTwo(pool, payload())),
      stored: async () => {
        const rate = await perSecond(store);
        await readAll();
        return rate;
      },
      credited: async () => {
        const startedAt = performance.now();
        await inParallel(store);
        await readAll();
        return reports / ((performance.now() - startedAt) / 1000);
      },
    });
    async function readAll() {
      await Promise.all(Array.from({ length: connections }, () => processDueEvents(provider.app)));
    }
    const floor = median(measured.bare);
    return (["stored", "credited"] as const).map((subject) => ({
      subject: `postbacks ${subject} / bare transaction of two inserts`,
      unit: "1/s",
      floor,
      product: median(measured[subject]),
      better: "higher",
    }));
  } finally {
    await pool.end();
    await provider.close();
    await connection.close();
  }
}

async function insertTwo(pool: pg.Pool, payload: string): Promise<void> {
  const [id, client] = [randomUUID(), await pool.connect()];
  try {
    await client.query("begin");
    await client.query("insert into bare_report values ($1, $2)", [id, payload]);
    await client.query("insert into bare_lead values ($1, $2, 600)", [randomUUID(), id]);
    await client.query("commit");
  } finally {
    client.release();
  }
}

async function perSecond(operation: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await inParallel(operation);
  return reports / ((performance.now() - startedAt) / 1000);
}

async function inParallel(operation: () => Promise<void>): Promise<void> {
  let remaining = reports;
  async function work() {
    while (remaining-- > 0) await operation();
  }
  await Promise.all(Array.from({ length: connections }, work));
}
