import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getCurrentUser } from "#contract/accounts/user.ts";
import { users } from "#provider/database/schema/schema.ts";
import { book } from "#provider/ledger/book.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider } from "../../support/programs/provider.ts";

describeOnBothDatabases("GET /v1/users/me", (open) => {
  let provider: TestProvider;

  beforeAll(async () => void (provider = await startTestProvider({ open })));
  afterAll(() => provider.close());

  /** Moves money from outside to one of a member's accounts. A negative amount claws it back. */
  async function fund(
    userId: string,
    kind: "pending" | "available" | "reserved",
    amount: bigint,
    currency = "USD",
  ) {
    const reference = { type: "adjustment", id: crypto.randomUUID() } as const;
    const moves = [
      { account: { system: "adjustments" } as const, amount: -amount },
      { account: { userId, kind }, amount },
    ];
    const booking = {
      kind: amount < 0n ? "cashback_reversed" : "adjustment",
      reference,
      currency,
      moves,
      at: new Date(),
    } as const;
    await provider.connection.database.transaction((tx) => book(tx, booking));
  }

  test("returns exactly the current user's fields, with the role as a plain string", async () => {
    const member = await provider.signUp({ name: "Amal Ray" });
    const response = await provider.call(getCurrentUser, { as: member });
    expect(response.body).toEqual({
      code: 200,
      message: "OK",
      data: {
        id: member.userId,
        name: "Amal Ray",
        email: member.email,
        email_verified: true,
        avatar: null,
        role: "member",
        tier: "free",
        currency: "USD",
        total_balance: 0,
        reserved_balance: 0,
      },
      meta: { unreadCount: 0, savedViewLists: [], lastClickAt: null },
    });
    const admin = await provider.signUp({ role: "admin" });
    expect((await provider.call(getCurrentUser, { as: admin })).data.role).toBe("admin");
  });

  test("shows staff the number of waiting items in each queue they may read", async () => {
    const admin = await provider.signUp({ role: "admin" });
    const support = await provider.signUp({ role: "support" });
    const ofAdmin = await provider.call(getCurrentUser, { as: admin });
    expect(ofAdmin.meta?.waiting).toEqual({ withdrawals: 0, claims: 0, tickets: 0, fraud: 0, reports: 0 });
    const ofSupport = await provider.call(getCurrentUser, { as: support });
    expect(Object.keys(ofSupport.meta?.waiting ?? {}).sort()).toEqual(["claims", "tickets"]);
  });

  test("total_balance is available + reserved in major units, without pending and other currencies", async () => {
    const member = await provider.signUp();
    const other = await provider.signUp();
    await fund(member.userId, "available", 123_456n);
    await fund(member.userId, "reserved", 1_001n);
    await fund(member.userId, "pending", 500_000n);
    await fund(member.userId, "available", 77_700n, "EUR");
    await fund(other.userId, "available", 99_999n);
    expect((await provider.call(getCurrentUser, { as: member })).data.total_balance).toBe(1244.57);
  });

  test("a clawed-back balance is negative, not zero", async () => {
    const member = await provider.signUp();
    await fund(member.userId, "available", -250n);
    expect((await provider.call(getCurrentUser, { as: member })).data.total_balance).toBe(-2.5);
  });

  test("the avatar is a path on the API host", async () => {
    const member = await provider.signUp();
    await provider.connection.database
      .update(users)
      .set({ avatar: "/apis/avatars/a.png" })
      .where(eq(users.id, member.userId));
    expect((await provider.call(getCurrentUser, { as: member })).data.avatar).toBe("/apis/avatars/a.png");
  });
});
