import type { ledgerAccounts } from "../database/schema/schema.ts";
import type { Account, AccountName, MemberAccountKind } from "../ledger/accounts.ts";
import { isClawback, type Booking } from "../ledger/book.ts";
import type { LedgerRows } from "../ledger/insert-history.ts";
import type { Random } from "./random.ts";

type MemberAccounts = Record<MemberAccountKind, typeof ledgerAccounts.$inferInsert & { balance: bigint }>;

/**
 * Returns the rows that `book` would have written, for thousands of bookings in chronological order.
 * @throws RangeError if a booking doesn't sum to zero or overdraws a member
 */
export function toLedgerRows(bookings: Booking[], system: Account[], random: Random): LedgerRows {
  const accounts = new Map<string, MemberAccounts>();
  const rows: LedgerRows = { accounts: [], transactions: [], entries: [] };

  function memberAccount({ userId, kind }: Extract<AccountName, { userId: string }>, currency: string) {
    const opened = accounts.get(userId) ?? openAccounts(userId, currency, random);
    accounts.set(userId, opened);
    return opened[kind];
  }

  for (const { kind, reference, currency, moves, at } of bookings.toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  )) {
    if (moves.reduce((sum, move) => sum + move.amount, 0n) !== 0n)
      throw new RangeError(`${kind} does not sum to zero`);
    const transactionId = random.uuid();
    rows.transactions.push({
      id: transactionId,
      kind,
      referenceType: reference.type,
      referenceId: reference.id,
      occurrence: reference.occurrence ?? 0,
      createdAt: at,
    });
    for (const { account: name, amount } of moves) {
      const entry = { transactionId, amount, createdAt: at };
      if ("system" in name) {
        const systemAccount = system.find((account) => account.kind === name.system);
        if (!systemAccount) throw new RangeError(`No account ${name.system}`);
        rows.entries.push({ ...entry, accountId: systemAccount.id, balanceAfter: null });
        continue;
      }
      const account = memberAccount(name, currency);
      account.balance += amount;
      if (account.balance < 0n && amount < 0n && !isClawback(kind)) {
        throw new RangeError(`${kind} overdraws ${name.kind}`);
      }
      rows.entries.push({ ...entry, accountId: account.id, balanceAfter: account.balance });
    }
  }
  rows.accounts = [...accounts.values()].flatMap((opened) => Object.values(opened));
  return rows;
}

function openAccounts(userId: string, currency: string, random: Random): MemberAccounts {
  const open = (kind: MemberAccountKind) => ({ id: random.uuid(), userId, kind, currency, balance: 0n });
  return { pending: open("pending"), available: open("available"), reserved: open("reserved") };
}
