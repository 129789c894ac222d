import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { exportJournal, exportJournalFec, getJournal } from "#contract/accounting/journal.ts";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { settingsCalls } from "#contract/settings/admin-settings.ts";
import type { AccountingSettings } from "#contract/settings/settings.ts";
import { book, type Booking } from "#provider/ledger/book.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { insertUser } from "../../support/money/ledger.ts";
import { testProvider, type TestUser } from "../../support/programs/provider.ts";

// In Paris, 31 March ended half an hour ago, so the day's last bookings may not be committed yet.
const now = new Date("2026-03-31T22:30:00Z");
const march = { from: "2026-03-01", to: "2026-03-30" };

describeOnBothDatabases("the journal", (open) => {
  const provider = testProvider({ open, clock: () => now, environment: { TIME_ZONE: "Europe/Paris" } });
  let ada: TestUser;
  let member: string;

  async function bookAt(at: string, kind: Booking["kind"], currency: string, moves: Booking["moves"]) {
    const reference = { type: "lead", id: randomUUID() } as const;
    await provider.connection.database.transaction((tx) =>
      book(tx, { kind, reference, currency, at: new Date(at), moves }),
    );
  }
  const networks = (amount: bigint) => ({ account: { system: "networks" as const }, amount });
  const pending = (amount: bigint) => ({ account: { userId: member, kind: "pending" as const }, amount });
  const available = (amount: bigint) => ({ account: { userId: member, kind: "available" as const }, amount });

  beforeAll(async () => {
    ada = await provider.signUp({ role: "admin" });
    member = await insertUser(provider.connection.database);
    // 28 February in UTC, 1 March in Paris.
    await bookAt("2026-02-28T23:30:00Z", "cashback_pending", "USD", [networks(-1_250n), pending(1_250n)]);
    await bookAt("2026-03-01T12:00:00Z", "cashback_pending", "USD", [networks(-50n), pending(50n)]);
    await bookAt("2026-03-01T12:00:00Z", "cashback_payable", "USD", [pending(-1_250n), available(1_250n)]);
    await bookAt("2026-03-30T21:59:00Z", "cashback_reversed", "USD", [available(-1_250n), networks(1_250n)]);
    await bookAt("2026-03-30T12:00:00Z", "cashback_pending", "KWD", [networks(-1_234n), pending(1_234n)]);
    // 31 March in Paris.
    await bookAt("2026-03-30T22:01:00Z", "cashback_pending", "USD", [networks(-9_999n), pending(9_999n)]);
  });

  const file = async (path: string, language = "en") =>
    provider.app.inject({
      url: `/apis${path}`,
      headers: { authorization: `Bearer ${ada.accessToken}`, "accept-language": language },
    });
  const query = (days: object) => new URLSearchParams({ ...days }).toString();
  const sums = async (days = march) => (await provider.call(getJournal, { as: ada, query: days })).data;

  async function readSettings() {
    const { data } = await provider.call(settingsCalls.accounting.read, { as: ada });
    return { version: data.version, value: data.value as AccountingSettings };
  }

  test("is written as CSV, one balanced entry per day of the operator, currency and kind", async () => {
    const csv = await file(`${exportJournal.path}?${query(march)}`);
    expect(csv.body.replace("\uFEFF", "").split("\r\n")).toEqual([
      '"Day","Journal entry","Kind","Account number","Account","Debit","Credit","Currency"',
      '"2026-03-01","20260301-USD-1","cashback_payable","467100","Cash back, pending","12.50","0.00","USD"',
      '"2026-03-01","20260301-USD-1","cashback_payable","467200","Cash back, available","0.00","12.50","USD"',
      '"2026-03-01","20260301-USD-2","cashback_pending","658100","Cash back granted","13.00","0.00","USD"',
      '"2026-03-01","20260301-USD-2","cashback_pending","467100","Cash back, pending","0.00","13.00","USD"',
      '"2026-03-30","20260330-KWD-1","cashback_pending","658100","Cash back granted","1.234","0.000","KWD"',
      '"2026-03-30","20260330-KWD-1","cashback_pending","467100","Cash back, pending","0.000","1.234","KWD"',
      '"2026-03-30","20260330-USD-1","cashback_reversed","467200","Cash back, available","12.50","0.00","USD"',
      '"2026-03-30","20260330-USD-1","cashback_reversed","658100","Cash back granted","0.00","12.50","USD"',
      "",
    ]);
  });

  test("is written as FEC for accounting programs, in one currency", async () => {
    const fec = await file(`${exportJournalFec.path}?${query({ ...march, currency: "KWD" })}`, "fr");
    expect(fec.headers["content-type"]).toBe("text/tab-separated-values; charset=utf-8");
    expect(fec.body).toBe(
      [
        "JournalCode\tJournalLib\tEcritureNum\tEcritureDate\tCompteNum\tCompteLib\tCompAuxNum\tCompAuxLib\tPieceRef\t" +
          "PieceDate\tEcritureLib\tDebit\tCredit\tEcritureLet\tDateLet\tValidDate\tMontantdevise\tIdevise",
        "CB\tCashback\t20260330-KWD-1\t20260330\t658100\tCash back granted\t\t\t20260330-KWD-1\t20260330\t" +
          "Cashback enregistré\t1,234\t0,000\t\t\t20260330\t\t",
        "CB\tCashback\t20260330-KWD-1\t20260330\t467100\tCash back, pending\t\t\t20260330-KWD-1\t20260330\t" +
          "Cashback enregistré\t0,000\t1,234\t\t\t20260330\t\t",
        "",
      ].join("\r\n"),
    );
  });

  test("has the sums of the ledger, with equal debits and credits", async () => {
    const { accounts } = await sums();
    const usd = accounts.filter(({ currency }) => currency === "USD");
    const total = (side: "debit" | "credit") => usd.reduce((sum, row) => sum + row[side], 0);
    expect(total("debit")).toBe(3_800);
    expect(total("credit")).toBe(3_800);
    const { rows } = (await provider.connection.database.execute(sql`
      select kind, sum(amount)::int as sum from ledger_entries join ledger_accounts account on account.id = account_id
      where currency = 'USD' and created_at < '2026-03-30T22:00:00Z' group by kind order by kind`)) as unknown as {
      rows: { kind: string; sum: number }[];
    };
    const net = usd.map(({ account, debit, credit }) => ({ kind: account, sum: credit - debit }));
    expect(net.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual(rows);
  });

  test("gives an entry the same number in every period", async () => {
    const day = { from: "2026-03-30", to: "2026-03-30" };
    const csv = await file(`${exportJournal.path}?${query(day)}`);
    expect(csv.body).toContain('"20260330-USD-1"');
    expect(csv.body).not.toContain("2026-03-01");
  });

  test("offers the last month that has ended by default", async () => {
    expect(await sums({} as never)).toMatchObject({
      from: "2026-02-01",
      to: "2026-02-28",
      lastDay: "2026-03-30",
    });
  });

  test.each([
    [
      "a day that may still get bookings",
      { from: "2026-03-01", to: "2026-03-31" },
      "to",
      "days that have ended",
    ],
    [
      "a period that ends before it begins",
      { from: "2026-03-02", to: "2026-03-01" },
      "to",
      "before the first",
    ],
    ["more than 366 days", { from: "2025-03-01", to: "2026-03-30" }, "from", "at most 366"],
    ["a day that does not exist", { from: "2026-02-31", to: "2026-03-01" }, "from", "isn’t valid"],
  ])("refuses %s at its field", async (_, days, field, text) => {
    const response = await provider.call(getJournal, { as: ada, query: days });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect((response.body.fields as Record<string, string[]>)[field]!.join()).toContain(text);
    expect((await file(`${exportJournal.path}?${query(days)}`)).statusCode).toBe(response.status);
  });

  test("uses the operator's account numbers, and logs who downloaded it", async () => {
    const { version, value } = await readSettings();
    const accounts = { ...value.accounts, networks: { number: "622500", name: "Commissions to members" } };
    await provider.call(settingsCalls.accounting.change, { as: ada, body: { version, value: { accounts } } });
    const csv = await file(`${exportJournal.path}?${query(march)}`);
    expect(csv.body).toContain('"622500","Commissions to members","13.00"');
    const { data } = await provider.call(listActivityLogs, { as: ada, query: { action: "journal.export" } });
    expect(data[0]).toMatchObject({ actor: { email: ada.email }, after: march });
  });

  test.each(["46X100", "4671 00", "1".repeat(21)])(
    "refuses the account number %s at its field",
    async (number) => {
      const { version, value } = await readSettings();
      const accounts = { ...value.accounts, shop: { number, name: "Shop" } };
      const body = { version, value: { accounts } };
      const response = await provider.call(settingsCalls.accounting.change, { as: ada, body });
      expect(response.status).toBe(400);
      expect(Object.keys(response.body.fields as object)).toEqual(["value.accounts.shop.number"]);
    },
  );

  test("is refused without its permission", async () => {
    const as = await provider.signUp({ role: "content" });
    expect((await provider.call(getJournal, { as, query: march })).status).toBe(403);
  });
});
