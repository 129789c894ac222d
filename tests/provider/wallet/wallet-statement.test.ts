import { afterAll, beforeAll, expect, test } from "vitest";
import { getWalletStatement } from "#contract/wallet/wallet.ts";
import { book } from "#provider/ledger/book.ts";
import { findStatement } from "#provider/modules/wallet/find-statement.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { readPdf } from "../../support/pdf-text.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const now = new Date("2026-05-20T10:00:00Z");

describeOnBothDatabases("the statement of a balance", (open) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
  });
  afterAll(() => provider.close());

  /** Books an adjustment of the available balance at a given time. */
  async function adjust({ userId }: TestUser, amount: bigint, at: string): Promise<void> {
    await provider.app.database.transaction((tx) =>
      book(tx, {
        kind: "adjustment",
        reference: { type: "adjustment", id: crypto.randomUUID() },
        currency: "USD",
        at: new Date(at),
        moves: [
          { account: { system: "adjustments" }, amount: -amount },
          { account: { userId, kind: "available" }, amount },
        ],
      }),
    );
  }
  const statementOf = ({ userId }: TestUser, days: { from?: string; to?: string } = {}, timeZone = "UTC") =>
    findStatement(provider.app.database, { userId, currency: "USD", timeZone, now, ...days });

  async function createMemberWithThree(): Promise<TestUser> {
    const member = await provider.signUp();
    await adjust(member, 1_000n, "2026-03-31T23:30:00Z");
    await adjust(member, 500n, "2026-04-10T12:00:00Z");
    await adjust(member, -200n, "2026-05-02T12:00:00Z");
    await adjust(await provider.signUp(), 9_900n, "2026-04-11T12:00:00Z");
    return member;
  }

  test("lists the member's entries of the period, the oldest first", async () => {
    const { entries } = await statementOf(await createMemberWithThree());
    expect(entries.map(({ amount }) => amount)).toEqual([1_000n, 500n, -200n]);
  });

  test("begins with the balance before the period", async () => {
    const statement = await statementOf(await createMemberWithThree(), {
      from: "2026-04-01",
      to: "2026-04-30",
    });
    expect(statement.opening).toBe(1_000n);
  });

  test("ends with the balance after the period's last entry", async () => {
    const statement = await statementOf(await createMemberWithThree(), {
      from: "2026-04-01",
      to: "2026-04-30",
    });
    expect(statement.closing).toBe(1_500n);
  });

  test("keeps the balance in a period without entries", async () => {
    const statement = await statementOf(await createMemberWithThree(), {
      from: "2026-04-20",
      to: "2026-04-30",
    });
    expect(statement).toMatchObject({ opening: 1_500n, closing: 1_500n, entries: [] });
  });

  test("starts at zero before the first entry", async () => {
    const statement = await statementOf(await createMemberWithThree(), {
      from: "2026-01-01",
      to: "2026-01-31",
    });
    expect(statement).toMatchObject({ opening: 0n, closing: 0n });
  });

  test("uses days in the user's time zone", async () => {
    const april = { from: "2026-04-01", to: "2026-04-30" };
    const { entries } = await statementOf(await createMemberWithThree(), april, "Europe/Paris");
    expect(entries).toHaveLength(2);
  });

  test("covers the last twelve months without a period", async () => {
    const { from, to } = await statementOf(await provider.signUp());
    expect({ from, to }).toEqual({ from: "2025-05-20", to: "2026-05-20" });
  });

  test("is cut to the last 366 days of a longer period", async () => {
    const { from } = await statementOf(await provider.signUp(), { from: "2000-01-01", to: "2026-05-20" });
    expect(from).toBe("2025-05-20");
  });

  test("covers one day when the period ends before it begins", async () => {
    const { from, to } = await statementOf(await provider.signUp(), { from: "2026-05-02", to: "2026-05-01" });
    expect({ from, to }).toEqual({ from: "2026-05-01", to: "2026-05-01" });
  });

  test.each([
    ["en", "Opening balance"],
    ["fr", "Solde initial"],
  ] as const)("is a PDF in %s with the member's address and balances", async (language, words) => {
    const member = await createMemberWithThree();
    const query = { language, from: "2026-04-01", to: "2026-05-31" };
    const { data } = await provider.call(getWalletStatement, { as: member, query });
    expect(data.fileName).toBe("statement-2026-04-01-2026-05-31.pdf");
    const { drawn } = readPdf(Buffer.from(data.content, "base64"));
    const text = drawn
      .map((piece) => piece.text)
      .join("")
      .replaceAll(/\s/g, " ");
    for (const expected of [words, member.email]) expect(text).toContain(expected);
    for (const amount of ["10", "15", "13"]) expect(text).toMatch(new RegExp(`${amount}[.,]00`));
    expect(drawn.filter(({ hasBox }) => hasBox)).toEqual([]);
  });

  test("requires a signed-in member", async () => {
    const response = await provider.call(getWalletStatement, { query: { language: "en" } });
    expect(response.status).toBe(401);
  });
});
