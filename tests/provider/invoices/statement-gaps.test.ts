import { afterAll, beforeAll, expect, test } from "vitest";
import {
  applyBankStatement,
  previewBankStatement,
  type StatementColumns,
  uploadBankStatement,
} from "#contract/bank/bank-statements.ts";
import { applyPayoutReport, uploadPayoutReport } from "#contract/payout-runs/payout-reports.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { accountStatement, entry } from "../../support/money/bank-messages.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const account = "DE89370400440532013000";

describeOnBothDatabases("numbers of imported bank statements", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => new Date("2030-02-01T12:00:00Z") });
    admin = await provider.signUp({ role: "admin" });
  });
  afterAll(() => provider.close());

  const statement = (number: number, balances?: [string, string]) => {
    const entries = [entry({ amount: `${number}.00`, currency: "USD", isCredit: true, id: `E${number}` })];
    return { number, entries, ...(balances && { balances }) };
  };
  const bodyOf = (...statements: ReturnType<typeof statement>[]) => {
    const content = Buffer.from(accountStatement(...statements)).toString("base64");
    return { fileName: "statement.xml", content };
  };
  const upload = async (...statements: ReturnType<typeof statement>[]) =>
    (await provider.call(uploadBankStatement, { as: admin, body: bodyOf(...statements) })).data.id;
  const preview = async (id: string) =>
    (await provider.call(previewBankStatement, { as: admin, params: { id }, query: {} })).data;
  async function importFile(...statements: ReturnType<typeof statement>[]): Promise<string> {
    const id = await upload(...statements);
    const body = (await preview(id)).columns as StatementColumns;
    await provider.call(applyBankStatement, { as: admin, params: { id }, body });
    return id;
  }

  test("missing statements are reported before and after the import", async () => {
    await importFile(statement(10));
    const gaps = [{ account, from: 11, to: 12 }];
    expect((await preview(await upload(statement(13)))).gaps).toEqual(gaps);
    expect((await preview(await importFile(statement(13)))).gaps).toEqual(gaps);
  });

  test("a missing statement that is imported later fills the gap", async () => {
    const id = await importFile(statement(20), statement(22));
    expect((await preview(id)).gaps).toContainEqual({ account, from: 21, to: 21 });
    await importFile(statement(21));
    expect((await preview(id)).gaps).not.toContainEqual({ account, from: 21, to: 21 });
  });

  test("a statement that was applied to payout runs isn't missing", async () => {
    const { data } = await provider.call(uploadPayoutReport, { as: admin, body: bodyOf(statement(31)) });
    await provider.call(applyPayoutReport, { as: admin, params: { id: data.id } });
    const { gaps } = await preview(await upload(statement(30), statement(32)));
    expect(gaps.filter(({ from }) => from > 30)).toEqual([]);
  });

  test("a statement whose balances don't agree with its entries is reported", async () => {
    const { unbalanced } = await preview(await upload(statement(40, ["5.00", "5.00"])));
    expect(unbalanced).toEqual([{ account, number: "40" }]);
  });

  test("the movements of a file are read below its statements' numbers", async () => {
    const { lines } = await preview(await upload(statement(50)));
    expect(lines).toMatchObject([{ line: 2, amount: 5_000, outcome: "open" }]);
  });

  test("a statement without movements can be imported, and isn't missing", async () => {
    await importFile(statement(40));
    await importFile({ number: 41, entries: [] });
    const id = await importFile(statement(42));
    const { gaps } = await preview(id);
    expect(gaps).not.toContainEqual(expect.objectContaining({ from: 41 }));
  });
});
