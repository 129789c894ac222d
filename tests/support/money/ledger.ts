import { randomUUID } from "node:crypto";
import type { Database, Queryable } from "#provider/database/engine/connection.ts";
import { ledgerAccounts, users } from "#provider/database/schema/schema.ts";
import { book } from "#provider/ledger/book.ts";
import type { MemberAccountKind } from "#provider/ledger/accounts.ts";
import { eq } from "drizzle-orm";

/** Inserts a user without a usable password, for tests that need no login. */
export async function insertUser(queryable: Queryable, role: "member" | "admin" = "member"): Promise<string> {
  const id = randomUUID();
  const name = `${role} ${id.slice(0, 8)}`;
  const person = { email: `${id}@example.com`, emailVerifiedAt: new Date(), name };
  await queryable.insert(users).values({ id, ...person, passwordHash: "none", role });
  return id;
}

/** Credits a member with available money, as cash back that became payable does. */
export async function creditMember(
  database: Database,
  userId: string,
  amount: bigint,
  currency = "USD",
): Promise<void> {
  const reference = { type: "lead", id: randomUUID() } as const;
  await database.transaction(async (tx) => {
    const at = new Date();
    await book(tx, {
      kind: "cashback_pending",
      reference,
      currency,
      at,
      moves: [
        { account: { system: "networks" }, amount: -amount },
        { account: { userId, kind: "pending" }, amount },
      ],
    });
    await book(tx, {
      kind: "cashback_payable",
      reference,
      currency,
      at,
      moves: [
        { account: { userId, kind: "pending" }, amount: -amount },
        { account: { userId, kind: "available" }, amount },
      ],
    });
  });
}

/** Returns a member's balances in the database; 0 for accounts that don't exist yet. */
export async function balancesOf(
  queryable: Queryable,
  userId: string,
): Promise<Record<MemberAccountKind, bigint>> {
  const rows = await queryable.select().from(ledgerAccounts).where(eq(ledgerAccounts.userId, userId));
  const balance = (kind: MemberAccountKind) => rows.find((row) => row.kind === kind)?.balance ?? 0n;
  return { available: balance("available"), pending: balance("pending"), reserved: balance("reserved") };
}
