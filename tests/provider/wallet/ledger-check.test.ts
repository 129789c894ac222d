import { randomUUID } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adjustBalance } from "#contract/accounts/admin-users.ts";
import { approveWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { clawbacks } from "#provider/ledger/book.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { reportFindings } from "#provider/ledger/report-findings.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { createStoreFixture, releaseLeads, processReport } from "../../support/money/network-reports.ts";
import { startTestProvider, type TestProvider } from "../../support/programs/provider.ts";
import { submitWithdrawal, signUpPayee } from "../../support/money/withdrawals.ts";

// Creates one fault for each rule, because a check that has never found a fault proves nothing.
const id = randomUUID();
const latest = sql`(select id from withdrawals order by requested_at desc limit 1)`;
const available = sql`(select id from ledger_accounts where kind = 'available' limit 1)`;
const faults: Record<string, SQL[]> = {
  "a booking sums to zero": [
    sql`update ledger_entries set amount = amount + 1 where id = (select min(id) from ledger_entries)`,
  ],
  "a booking has entries": [
    sql`insert into ledger_transactions values (${id}, 'adjustment', 'adjustment', ${id})`,
  ],
  "a balance is the sum of its entries": [
    sql`update ledger_accounts set balance = balance + 1 where id = ${available}`,
  ],
  "an entry's running balance is the sum up to it": [
    sql`update ledger_entries set balance_after = balance_after + 1 where balance_after is not null`,
  ],
  "no account is overdrawn but by a clawback": [
    sql`update ledger_entries set balance_after = -1 where amount < 0 and account_id = ${available}`,
  ],
  "a member's reserved money is what open withdrawals hold": [
    sql`update withdrawals set state = 'canceled' where id = ${latest}`,
  ],
  "a withdrawal's state and its bookings agree": [
    sql`update withdrawals set state = 'paid', payment_reference = 'SEPA-1' where id = ${latest}`,
  ],
  "a withdrawal at the bank is in a run": [
    sql`update withdrawals set state = 'sent', sent_at = now() where id = ${latest}`,
  ],
  "a clearing account holds what was sent and isn't settled": [
    sql`update ledger_accounts set kind = 'clearing_sepa' where kind = 'networks'`,
  ],
  "a withdrawal's bookings move its amount": [
    sql`update withdrawals set amount = amount + 1, net = net + 1 where id = ${latest}`,
  ],
  "a lead's position and its bookings agree": [
    sql`update leads set cash_back = cash_back + 1 where state = 'payable'`,
  ],
  "a booked withdrawal was requested": [
    sql`update ledger_transactions set reference_id = ${id} where kind = 'withdrawal_requested'`,
  ],
  "an adjustment's state and its booking agree": [sql`update balance_adjustments set amount = amount + 1`],
  "a booked adjustment was asked for": [sql`delete from balance_adjustments`],
  "an approved withdrawal has its approvals": [sql`delete from withdrawal_approvals`],
};

describeOnBothDatabases("M9 the ledger's check", (open) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider({ open });
    const admin = await provider.signUp({ role: "admin" });
    const payee = await signUpPayee(provider, 10_000n);
    const { id } = (await submitWithdrawal(provider, payee, 1_000)).data;
    const store = await createStoreFixture(provider, { holdDays: 0 });
    await processReport(provider, store, { click_id: await store.click(payee.userId), status: "approved" });
    await releaseLeads(provider);
    await provider.call(approveWithdrawal, { as: admin, params: { id } });
    const body = { amount: 250, reason: "Goodwill" };
    await provider.call(adjustBalance, { as: admin, params: { id: payee.userId }, body });
  });
  afterAll(() => provider.close());

  test("reports and logs nothing for an intact ledger", async () => {
    expect(await checkLedger(provider.connection.database)).toEqual([]);
    await reportFindings(provider.connection.database, {
      error: () => expect.unreachable(),
    });
  });

  test("the database lets the same kinds of bookings overdraw an account as the check", async () => {
    const { rows } = (await provider.connection.database.execute(
      sql`select prosrc from pg_proc where prosrc like '%cashback_reversed%'`,
    )) as unknown as { rows: { prosrc: string }[] };
    const lists = rows.map(({ prosrc }) => /NOT IN \(([^)]*)\)/.exec(prosrc)?.[1]);
    expect(lists).toEqual([clawbacks.map((kind) => `'${kind}'`).join(", ")]);
  });

  test.each(Object.entries(faults))("detects a violation: %s", async (rule, statements) => {
    const rolledBack = provider.connection.database.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      for (const statement of statements) await tx.execute(statement);
      expect(await checkLedger(tx)).toContainEqual({ rule, id: expect.stringMatching(/^[\w-]+$/) });
      const logged: unknown[] = [];
      await reportFindings(tx, { error: (...line: unknown[]) => logged.push(line) });
      expect(logged).toHaveLength(1);
      tx.rollback();
    });
    await expect(rolledBack).rejects.toThrow("Rollback");
  });
});
