import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { WalletEntryKind } from "#contract/wallet.ts";
import type { Transaction } from "../database/connection.ts";
import { isNamed, lockAccounts, type Account, type AccountName, type MemberAccountKind } from "./accounts.ts";

/** Money comes to (positive) or leaves (negative) an account, in minor units. */
export interface Move {
  account: AccountName;
  amount: bigint;
}

export interface Booking {
  kind: WalletEntryKind;
  /** What caused it. Kind and cause together book once, ever; `occurrence` tells a cause's corrections apart. */
  reference: {
    type: "lead" | "withdrawal" | "adjustment" | "order" | "referral" | "course";
    id: string;
    occurrence?: number;
  };
  currency: string;
  /** At least two, each account at most once, together zero. */
  moves: Move[];
  at: Date;
}

/** A booking would take more from a member's account than it holds; nothing was written. */
export class Overdraw extends Error {
  readonly account: MemberAccountKind;
  readonly balance: bigint;

  constructor(account: MemberAccountKind, balance: bigint) {
    super(`${account} holds ${balance} only`);
    this.name = "Overdraw";
    this.account = account;
    this.balance = balance;
  }
}

/**
 * Books one movement of money: locks the members' account rows, refuses to overdraw them, moves the balances
 * and appends the entries, all in the caller's transaction.
 * @throws Overdraw when a member's account does not hold what leaves it (only a clawback may)
 * @throws RangeError when the moves do not sum to zero
 */
export async function book(
  tx: Transaction,
  { kind, reference, currency, moves, at }: Booking,
): Promise<void> {
  if (moves.reduce((sum, move) => sum + move.amount, 0n) !== 0n)
    throw new RangeError(`${kind} does not sum to zero`);
  const names = moves.map((move) => move.account);
  const accounts = await lockAccounts(tx, names, currency);
  const parts = moves.map(({ account: name, amount }) => {
    const account = accounts.find((candidate) => isNamed(candidate, name));
    if (!account) throw new Error("A ledger account went missing");
    if (!isClawback(kind)) refuseOverdraw(account, amount);
    return { account, amount };
  });
  await write(tx, { kind, reference, at }, parts);
}

const clawbacks: readonly WalletEntryKind[] = ["cashback_reversed", "cashback_corrected", "referral_undone"];

/** Whether a booking may take what a member no longer has: a purchase was undone, or was smaller. */
export function isClawback(kind: WalletEntryKind): boolean {
  return clawbacks.includes(kind);
}

function refuseOverdraw({ userId, kind, balance }: Account, amount: bigint): void {
  const isMembers = userId !== null && (kind === "pending" || kind === "available" || kind === "reserved");
  if (isMembers && amount < 0n && balance + amount < 0n) throw new Overdraw(kind, balance);
}

type Part = { account: Account; amount: bigint };

// One statement: the round trips of a booking are what members wait for behind the row lock.
async function write(
  tx: Transaction,
  { kind, reference, at }: Pick<Booking, "kind" | "reference" | "at">,
  parts: Part[],
) {
  const id = randomUUID();
  const when = at.toISOString();
  const rows = parts.map(({ account, amount }) => sql`(${account.id}::uuid, ${amount.toString()}::bigint)`);
  await tx.execute(sql`
    with part (account_id, amount) as (values ${sql.join(rows, sql`, `)}),
    moved as (
      update ledger_accounts account set balance = account.balance + part.amount
      from part where account.id = part.account_id and account.user_id is not null
      returning account.id, account.balance
    ),
    booked as (
      insert into ledger_transactions (id, kind, reference_type, reference_id, occurrence, created_at)
      values (${id}, ${kind}, ${reference.type}, ${reference.id}, ${reference.occurrence ?? 0}, ${when})
    )
    insert into ledger_entries (transaction_id, account_id, amount, balance_after, created_at)
    select ${id}::uuid, part.account_id, part.amount, moved.balance, ${when}::timestamptz
    from part left join moved on moved.id = part.account_id`);
}
