import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { foldText } from "#shared/fold-text.ts";
import { adminListUsers } from "#contract/accounts/admin-users.ts";
import { listMails } from "#contract/notifications/mails.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { notifyUser } from "../../support/notifications/notifications.ts";
import { startTestProvider, type TestProvider } from "../../support/programs/provider.ts";

const letters = fc.string({
  unit: fc.constantFrom(..."aAéÉe\u0301üzZ ßẞıİæŒøØđłħþ'’`ʼأإآاَُّـةهىيیکكؤئ٣3שָçC\u200f\u200b株ﬁ😀"),
  maxLength: 16,
});

describeOnDatabase("comparing text in searches", (open) => {
  let provider: TestProvider;
  beforeAll(async () => void (provider = await startTestProvider({ open })));
  afterAll(() => provider.close());

  test("the database and the programs normalize text by the same rules", async () => {
    const texts = fc.sample(letters, { numRuns: 2_000, seed: 57 });
    const folded = sql<string>`search_text(value)`;
    const rows = await provider.connection.database
      .select({ folded })
      .from(sql`unnest(${sql.param(texts)}::text[]) with ordinality as t(value, at)`)
      .orderBy(sql`at`);
    expect(rows.map((row) => row.folded)).toEqual(texts.map(foldText));
  });

  test.each([
    ["أحمد العلي", "احمد"],
    ["فاطمة الزهراء", "فاطمه"],
    ["ليلى", "ليلي"],
    ["مُحَمَّد", "محمد"],
    ["Élodie Müller", "elodie muller"],
    ["Søren Weiß", "soren weiss"],
    ["Conor O’Brien", "o'brien"],
    ["Zoe Example", "ZOË"],
  ])("a member named %s is found by %s", async (name, q) => {
    const admin = await provider.signUp({ role: "admin" });
    const member = await provider.signUp({ name });
    const found = await provider.call(adminListUsers, { as: admin, query: { q } });
    expect(found.data.map(({ id }) => id)).toEqual([member.userId]);
  });

  test.each([
    ["أحمد العلي", "احمد"],
    ["فاطمة الزهراء", "فاطمه"],
    ["Élodie Müller", "elodie muller"],
  ])("admins find the mails to %s by %s", async (name, q) => {
    const [member, other] = [await provider.signUp({ name }), await provider.signUp()];
    for (const { userId } of [member, other]) await notifyUser(provider, userId, "Target");
    const admin = await provider.signUp({ role: "admin" });
    const { data } = await provider.call(listMails, { as: admin, query: { q } });
    expect(data.map(({ to }) => to)).toEqual([member.email]);
  });

  test("a member with an international address is found by it in both forms", async () => {
    const admin = await provider.signUp({ role: "admin" });
    const member = await provider.signUp({ email: "zoe@xn--bcher-kva.example" });
    const find = async (q: string) =>
      (await provider.call(adminListUsers, { as: admin, query: { q } })).data.map(({ id }) => id);
    expect(await find("Zoe@Bücher.example")).toEqual([member.userId]);
    expect(await find("zoe@xn--bcher-kva.example")).toEqual([member.userId]);
  });

  test("% and _ are literal", async () => {
    const admin = await provider.signUp({ role: "admin" });
    await provider.signUp({ name: "Plain Name" });
    const member = await provider.signUp({ name: "Ten % off_" });
    const found = await provider.call(adminListUsers, { as: admin, query: { q: "% off_" } });
    expect(found.data.map(({ id }) => id)).toEqual([member.userId]);
  });
});
