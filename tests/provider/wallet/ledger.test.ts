import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Connection } from "#provider/database/engine/connection.ts";
import { ledgerAccounts } from "#provider/database/schema/schema.ts";
import { sqlStateOf } from "#provider/database/engine/sql-state.ts";
import { book, bookAll, Overdraw, type Booking } from "#provider/ledger/book.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { describeOnBothDatabases, describeOnDatabase } from "../../support/databases/databases.ts";
import { balancesOf, creditMember, insertUser } from "../../support/money/ledger.ts";

function movement(userId: string, amount: bigint, kind: Booking["kind"] = "cashback_payable"): Booking {
  return {
    kind,
    reference: { type: "lead", id: randomUUID() },
    currency: "USD",
    at: new Date(),
    moves: [
      { account: { userId, kind: "available" }, amount },
      { account: { system: "adjustments" }, amount: -amount },
    ],
  };
}

describeOnBothDatabases("ledger", (open) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  const bookInTransaction = (booking: Booking) => connection.database.transaction((tx) => book(tx, booking));

  test("a booking moves balances, which equal the sums of their entries, and passes the check", async () => {
    const userId = await insertUser(connection.database);
    await creditMember(connection.database, userId, 2_500n);
    await bookInTransaction(movement(userId, -999n));
    expect(await balancesOf(connection.database, userId)).toEqual({
      available: 1_501n,
      pending: 0n,
      reserved: 0n,
    });
    expect(await checkLedger(connection.database)).toEqual([]);
  });

  test("amounts beyond 2^53 stay exact", async () => {
    const userId = await insertUser(connection.database);
    await creditMember(connection.database, userId, 9_007_199_254_740_993n);
    expect((await balancesOf(connection.database, userId)).available).toBe(9_007_199_254_740_993n);
  });

  test("refuses an overdraft without changes; only a clawback goes below zero", async () => {
    const userId = await insertUser(connection.database);
    await creditMember(connection.database, userId, 100n);
    const overdraft = bookInTransaction(movement(userId, -101n));
    await expect(overdraft).rejects.toThrow(Overdraw);
    await expect(overdraft).rejects.toMatchObject({ account: "available", balance: 100n });
    await bookInTransaction(movement(userId, -150n, "cashback_reversed"));
    expect((await balancesOf(connection.database, userId)).available).toBe(-50n);
    expect(await checkLedger(connection.database)).toEqual([]);
  });

  test("the same cause books once", async () => {
    const userId = await insertUser(connection.database);
    const booking = movement(userId, 500n);
    await bookInTransaction(booking);
    await expect(bookInTransaction(booking)).rejects.toThrow();
    expect((await balancesOf(connection.database, userId)).available).toBe(500n);
  });

  const kindsOf = async (userId: string) => {
    const rows = await connection.database
      .select()
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.userId, userId));
    return rows.map((row) => row.kind).toSorted();
  };

  test("M1 a member's accounts open together, so a booking finds all or none", async () => {
    const userId = await insertUser(connection.database);
    await bookInTransaction(movement(userId, 1n));
    expect(await kindsOf(userId)).toEqual(["available", "pending", "reserved"]);
  });

  test("refuses moves that don't sum to zero before they reach the database", async () => {
    const userId = await insertUser(connection.database);
    const unbalanced = movement(userId, 5n);
    await expect(bookInTransaction({ ...unbalanced, moves: unbalanced.moves.slice(0, 1) })).rejects.toThrow(
      RangeError,
    );
  });

  test("M7 entries, bookings and accounts refuse change, deletion and truncation", async () => {
    const attempts = [
      sql`update ledger_entries set amount = amount + 1`,
      sql`delete from ledger_entries`,
      sql`truncate ledger_entries`,
      sql`update ledger_transactions set kind = 'adjustment'`,
      sql`delete from ledger_transactions`,
      sql`truncate ledger_transactions cascade`,
      sql`delete from ledger_accounts`,
      sql`update ledger_accounts set user_id = null`,
      sql`truncate users cascade`,
    ];
    for (const attempt of attempts) {
      await expect(connection.database.execute(attempt)).rejects.toSatisfy(
        (error) => sqlStateOf(error) === "23001",
      );
    }
  });

  test("M9 the database refuses an invalid booking", async () => {
    const { database } = connection;
    const userId = await insertUser(database);
    await creditMember(database, userId, 1_000n);
    const [account, transaction] = [randomUUID(), randomUUID()];
    await database.execute(sql`insert into ledger_accounts values (${account}, null, 'fees', 'XTS', 0)`);
    const start = sql`insert into ledger_transactions values (${transaction}, 'adjustment', 'adjustment', ${transaction})`;
    const available = sql`(select id from ledger_accounts where user_id = ${userId} and kind = 'available')`;
    const entry = (id: typeof available, amount: number, after: number | null) => sql`
      insert into ledger_entries (transaction_id, account_id, amount, balance_after)
      values (${transaction}, ${id}, ${amount}, ${after})`;
    const system = sql`${account}`;
    const attempts = {
      "no entries": [start],
      "one-sided": [start, entry(system, 5, null)],
      "wrong running balance": [start, entry(system, 5, null), entry(available, -5, 900)],
      "balance not moved": [start, entry(system, 5, null), entry(available, -5, 995)],
      "balance moved alone": [sql`update ledger_accounts set balance = 0 where id = ${available}`],
      overdraw: [
        ...[start, entry(system, 1_005, null), entry(available, -1_005, -5)],
        sql`update ledger_accounts set balance = -5 where id = ${available}`,
      ],
    };
    for (const [name, statements] of Object.entries(attempts)) {
      const attempt = database.transaction(async (tx) => {
        for (const statement of statements) await tx.execute(statement);
      });
      await expect(attempt, name).rejects.toSatisfy((error) => sqlStateOf(error) === "23514");
    }
    expect((await balancesOf(database, userId)).available).toBe(1_000n);
    expect(await checkLedger(database)).toEqual([]);
  });
});

describeOnDatabase("ledger", (open) => {
  test("thousands of bookings together open the accounts that are missing", async () => {
    const connection = await open();
    const userId = await insertUser(connection.database);
    await creditMember(connection.database, userId, 20_000n);
    const bookings = Array.from({ length: 15_000 }, () => movement(userId, -1n)).map((booking) => ({
      ...booking,
      moves: [booking.moves[0]!, { account: { system: "payouts" } as const, amount: 1n }],
    }));
    await connection.database.transaction((tx) => bookAll(tx, bookings));
    expect((await balancesOf(connection.database, userId)).available).toBe(5_000n);
    await connection.close();
  });
});
