import { randomUUID } from "node:crypto";
import pg from "pg";
import { placeWithdrawal } from "#provider/modules/withdrawals/request.ts";
import { openTestPostgres, type TestPostgres } from "../tests/support/databases/databases.ts";
import { creditMember, insertUser } from "../tests/support/money/ledger.ts";
import { insertPayoutMethod } from "../tests/support/money/payout-methods.ts";
import { interleave, median } from "./statistics.ts";
import type { Row } from "./table.ts";

const members = 50;
const connections = 8;
const amount = 1_000n;
const seconds = 3;

/**
 * Measures withdrawals per second with everything they need (idempotency, rules, row locks, double entry,
 * checks). The floor is the minimum for a money transfer: four statements in a transaction on two locked rows,
 * on the same database with as many connections.
 */
export async function measureTransfers(rounds: number): Promise<Row> {
  const database = await openTestPostgres(connections);
  const pool = new pg.Pool({ connectionString: database.url, max: connections });
  try {
    const withdraw = await prepareWithdrawals(database);
    const transfer = await prepareTransfers(pool);
    const measured = await interleave(rounds, {
      floor: () => perSecond(transfer),
      product: () => perSecond(withdraw),
    });
    const [floor, product] = [median(measured.floor), median(measured.product)];
    return {
      subject: "withdrawals on PostgreSQL / bare transfer",
      unit: "1/s",
      floor,
      product,
      better: "higher",
    };
  } finally {
    await pool.end();
    await database.close();
  }
}

async function prepareWithdrawals({ database }: TestPostgres): Promise<() => Promise<unknown>> {
  const orders: { userId: string; payoutMethodId: string }[] = [];
  for (let index = 0; index < members; index += 1) {
    const userId = await insertUser(database);
    await creditMember(database, userId, amount * 1_000_000n);
    const details = { kind: "paypal", email: `member${index}@example.com` } as const;
    orders.push({ userId, payoutMethodId: await insertPayoutMethod(database, userId, details) });
  }
  return async function withdraw() {
    const order = { ...pick(orders), amount, currency: "USD" };
    await placeWithdrawal(database, order, { key: randomUUID(), at: new Date() });
  };
}

async function prepareTransfers(pool: pg.Pool): Promise<() => Promise<unknown>> {
  await pool.query(
    "create table bare_account (id int primary key, balance bigint not null check (balance >= 0))",
  );
  await pool.query(
    "create table bare_entry (id bigserial primary key, account int not null, amount bigint not null)",
  );
  await pool.query("insert into bare_account select n, 1000000000000 from generate_series(0, $1) n", [
    2 * members,
  ]);
  return async function transfer() {
    const member = Math.floor(Math.random() * members);
    const client = await pool.connect();
    try {
      await client.query("begin");
      await client.query("update bare_account set balance = balance - $2 where id = $1", [
        2 * member,
        amount,
      ]);
      await client.query("update bare_account set balance = balance + $2 where id = $1", [
        2 * member + 1,
        amount,
      ]);
      await client.query("insert into bare_entry (account, amount) values ($1, $2)", [2 * member, -amount]);
      await client.query("insert into bare_entry (account, amount) values ($1, $2)", [
        2 * member + 1,
        amount,
      ]);
      await client.query("commit");
    } finally {
      client.release();
    }
  };
}

async function perSecond(operation: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  let doneCount = 0;
  async function work(): Promise<void> {
    while (performance.now() < end) {
      await operation();
      doneCount += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, work));
  return doneCount / ((performance.now() - startedAt) / 1000);
}

function pick<T>(list: readonly T[]): T {
  const item = list[Math.floor(Math.random() * list.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}
