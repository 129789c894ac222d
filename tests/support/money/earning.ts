import { randomUUID } from "node:crypto";
import type { Database } from "#provider/database/engine/connection.ts";
import type { AccountName } from "#provider/ledger/accounts.ts";
import { book, type Booking } from "#provider/ledger/book.ts";
import type { MemberModel, Step } from "./money-model.ts";

type EarningAction = Extract<Step["action"], "earn" | "make payable" | "reject lead" | "reverse lead">;

/**
 * Books a random step of earning cash back and applies it to the model. Earns a new lead if none fits the step.
 */
export async function earn(
  database: Database,
  { userId, model }: { userId: string; model: MemberModel },
  { action, pick, amount }: Omit<Step, "action"> & { action: EarningAction },
): Promise<void> {
  const accountOf = (kind: "pending" | "available"): AccountName => ({ userId, kind });
  const networks: AccountName = { system: "networks" };
  async function move(kind: Booking["kind"], id: string, from: AccountName, to: AccountName, moved: bigint) {
    const moves = [
      { account: from, amount: -moved },
      { account: to, amount: moved },
    ];
    const booking = {
      kind,
      reference: { type: "lead", id },
      currency: "USD",
      at: new Date(),
      moves,
    } as const;
    await database.transaction((tx) => book(tx, booking));
  }
  const fitting = action === "reverse lead" ? "payable" : "pending";
  const leads = model.leads.filter((lead) => lead.state === fitting);
  const lead = action === "earn" ? undefined : leads[pick % leads.length];
  if (!lead) {
    const requested = amount(model.available);
    const earned = { id: randomUUID(), amount: requested > 0n ? requested : 1n, state: "pending" as const };
    await move("cashback_pending", earned.id, networks, accountOf("pending"), earned.amount);
    model.leads.push(earned);
    model.pending += earned.amount;
  } else if (action === "make payable") {
    await move("cashback_payable", lead.id, accountOf("pending"), accountOf("available"), lead.amount);
    Object.assign(lead, { state: "payable" });
    model.pending -= lead.amount;
    model.available += lead.amount;
  } else if (action === "reject lead") {
    await move("cashback_rejected", lead.id, accountOf("pending"), networks, lead.amount);
    Object.assign(lead, { state: "rejected" });
    model.pending -= lead.amount;
  } else {
    await move("cashback_reversed", lead.id, accountOf("available"), networks, lead.amount);
    Object.assign(lead, { state: "reversed" });
    model.available -= lead.amount;
  }
}
