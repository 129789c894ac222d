import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { getAccount } from "#contract/accounts/account.ts";
import { login } from "#contract/accounts/auth.ts";
import { addPayoutMethod } from "#contract/withdrawals/payout-methods.ts";
import { requestDataExport } from "#contract/accounts/data-export.ts";
import { requestDeletion, getDeletion, cancelDeletion } from "#contract/accounts/personal-data.ts";
import { openTicket } from "#contract/tickets/tickets.ts";
import { payoutMethods, users } from "#provider/database/schema/schema.ts";
import { mails } from "#provider/database/schema/mail-schema.ts";
import { sendDueMails } from "#provider/modules/mails/send.ts";
import { personalTables } from "#provider/modules/personal-data/data-map.ts";
import { otherTables } from "#provider/modules/personal-data/other-tables.ts";
import { deleteDueAccounts } from "#provider/modules/personal-data/deletion.ts";
import { makeDueExports } from "#provider/modules/personal-data/make-exports.ts";
import { storingTransport } from "../../support/money/mails.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { balancesOf, creditMember } from "../../support/money/ledger.ts";
import { testProvider } from "../../support/programs/provider.ts";
import { withSecondFactor } from "../../support/programs/second-factor.ts";

const day = 24 * 60 * 60 * 1000;

describeOnBothDatabases("a member's data", (open) => {
  let now = new Date("2026-03-04T12:00:10Z");
  const provider = testProvider({ open, clock: () => now });

  const statusAndKey = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
    status,
    body.key,
  ];
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    ((await provider.connection.database.execute(query)) as unknown as { rows: Record<string, unknown>[] })
      .rows;
  /** Creates a member with rows in many tables. */
  async function findTraces() {
    const member = await provider.signUp({ name: "Noor Haddad" });
    const body = { details: { kind: "paypal", email: "pay@noor.test" } as const, password: member.password };
    await provider.call(addPayoutMethod, { as: member, body });
    await withSecondFactor(provider, member);
    const ticket = { topic: "account", subject: "A question", message: "Secret words of Noor" } as const;
    const headers = { "idempotency-key": crypto.randomUUID() };
    expect((await provider.call(openTicket, { as: member, body: ticket, headers })).status).toBe(200);
    return member;
  }

  test("every table follows one retention rule, and kept data has a reason", async () => {
    const rows = await rowsOf(
      sql`select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const listedTables = [...personalTables.map(({ table }) => table), ...otherTables];
    expect(new Set(listedTables).size).toBe(listedTables.length);
    const migrations = /^__drizzle/;
    const all = rows.map(({ table_name: name }) => String(name)).filter((name) => !migrations.test(name));
    expect(all.sort()).toEqual(listedTables.sort());
    const columns = await rowsOf(
      sql`select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    );
    const names = columns.map(({ name }) => String(name));
    for (const { table, secret = [] } of personalTables)
      expect(names).toEqual(expect.arrayContaining(secret.map((column) => `${table}.${column}`)));
    for (const { onDeletion, reason } of personalTables)
      expect(reason !== undefined).toBe(onDeletion === "kept");
  });

  test("deletion can be undone for two weeks, then removes all traces outside the books and all access", async () => {
    const member = await findTraces();
    const { password } = member;
    expect((await provider.call(requestDataExport, { as: member })).status).toBe(200);
    await makeDueExports(provider.app);
    expect((await provider.call(requestDeletion, { as: member })).status).toBe(200);
    expect((await provider.call(cancelDeletion, { as: member })).data.dueAt).toBeNull();
    const { dueAt } = (await provider.call(requestDeletion, { as: member })).data;
    expect(new Date(dueAt!).getTime() - now.getTime()).toBe(14 * day);
    now = new Date(now.getTime() + 13 * day);
    await deleteDueAccounts(provider.app);
    expect((await provider.call(getAccount, { as: member })).status).toBe(401);
    const [still] = await provider.connection.database
      .select()
      .from(users)
      .where(eq(users.id, member.userId));
    expect(still?.name).toBe("Noor Haddad");
    now = new Date(now.getTime() + day);
    await Promise.all([deleteDueAccounts(provider.app), deleteDueAccounts(provider.app)]);

    for (const { table, onDeletion, where } of personalTables) {
      const rows = await rowsOf(sql`select * from ${sql.raw(table)} where ${where(member.userId)}`);
      if (onDeletion === "erased") expect(rows, table).toHaveLength(0);
      for (const trace of ["Noor", member.email, "pay@noor.test", "Secret words"])
        expect(JSON.stringify(rows, asText), table).not.toContain(trace);
    }
    const [method] = await provider.connection.database
      .select()
      .from(payoutMethods)
      .where(eq(payoutMethods.userId, member.userId));
    expect(method).toMatchObject({ masked: "…", detailsCiphertext: "", removedAt: expect.any(Date) });
    const body = { email: member.email, password };
    expect(statusAndKey(await provider.call(login, { body }))).toEqual([401, "invalid_credentials"]);
    const { transport, sent } = storingTransport();
    const toThem = () => sent.filter(({ to }) => to.address === member.email);
    await sendDueMails(provider.app, transport);
    expect(toThem().map(({ subject, text }) => [subject, text.includes("Noor")])).toEqual([
      ["Your Cashlane account is deleted", true],
    ]);
    const isTheirs = eq(mails.toAddress, member.email);
    expect(await provider.connection.database.$count(mails, isTheirs)).toBe(0);
    await sendDueMails(provider.app, transport);
    expect(toThem()).toHaveLength(1);
    const anew = await provider.signUp({ email: member.email });
    expect((await provider.call(getAccount, { as: anew })).status).toBe(200);
  });

  test("refuses deletion with money in the account or on its way, or for an admin; later money stops it", async () => {
    const [member, admin] = [await provider.signUp(), await provider.signUp({ role: "admin" })];
    expect(statusAndKey(await provider.call(requestDeletion, { as: admin }))).toEqual([
      409,
      "deletion_staff",
    ]);
    expect((await provider.call(requestDeletion, { as: member })).status).toBe(200);
    await creditMember(provider.connection.database, member.userId, 500n);
    expect((await provider.call(getDeletion, { as: member })).data.obstacles).toEqual(["money"]);
    now = new Date(now.getTime() + 14 * day);
    await deleteDueAccounts(provider.app);
    const [row] = await provider.connection.database.select().from(users).where(eq(users.id, member.userId));
    expect(row?.deletionDueAt).toBeNull();
    expect(row?.deletedAt).toBeNull();
    expect(await balancesOf(provider.connection.database, member.userId)).toMatchObject({ available: 500n });
    const body = { email: member.email, password: member.password };
    expect((await provider.call(login, { body })).status).toBe(200);
  });
});

/** Serializes bigints, which JSON doesn't support. */
function asText(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? value.toString() : value;
}
