import { afterAll, beforeAll, expect, test } from "vitest";
import { changeAccount, getAccount } from "#contract/account.ts";
import { getCurrentUser } from "#contract/user.ts";
import type { Connection } from "#provider/database/connection.ts";
import { describeOnBothDatabases } from "../support/databases/databases.ts";
import { startTestProvider, type TestProvider } from "../support/programs/provider.ts";

describeOnBothDatabases("a member's own account", (open) => {
  let connection: Connection;
  let provider: TestProvider;
  const now = new Date("2026-03-01T10:00:00Z");

  beforeAll(async () => {
    connection = await open();
    provider = await startTestProvider({ connection, clock: () => now });
  });
  afterAll(async () => {
    await provider.close();
    await connection.close();
  });

  test("says who I am and since when", async () => {
    const member = await provider.signUp({ name: "Noor Haddad" });
    expect((await provider.call(getAccount, { as: member })).data).toEqual({
      name: "Noor Haddad",
      email: member.email,
      role: "member",
      joinedAt: now.toISOString(),
    });
  });

  test("a new name is trimmed and mine alone; nothing else changes", async () => {
    const [member, other] = [await provider.signUp(), await provider.signUp()];
    const body = { name: "  Lina Karam ", role: "admin", email: "else@example.test" };
    const answer = await provider.call(changeAccount, { as: member, body });
    expect(answer.data).toMatchObject({ name: "Lina Karam", role: "member", email: member.email });
    expect((await provider.call(getCurrentUser, { as: member })).data.name).toBe("Lina Karam");
    expect((await provider.call(getAccount, { as: other })).data.name).toBe("Test Person");
  });

  test.each(["", " L ", "x".repeat(81), "a\u0000b"])("a name that is none is refused: %j", async (name) => {
    const member = await provider.signUp();
    const answer = await provider.call(changeAccount, { as: member, body: { name } });
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([400, ["name"]]);
    expect((await provider.call(getAccount, { as: member })).data.name).toBe("Test Person");
  });
});
