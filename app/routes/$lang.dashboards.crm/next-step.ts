import type { NextStep, OwnMoney } from "./view";

/**
 * Returns what a member should do next: handle a failed payment that no later withdrawal has replaced, add a
 * payout method, or protect the account. Otherwise, suggests inviting a friend.
 */
export function nextStepOf({ wallet, latest }: Pick<OwnMoney, "wallet" | "latest">): NextStep {
  const rows = latest.state === "loaded" ? latest.data : [];
  const last = rows.find(({ subject }) => subject.withdrawal);
  if (last?.subject.withdrawal?.state === "failed") return { kind: "failed", id: last.id };
  const setUp = wallet.state === "loaded" ? wallet.data.setUp : undefined;
  if (setUp && !setUp.payoutMethod) return { kind: "method" };
  return { kind: setUp && !setUp.secondFactor ? "security" : "friend" };
}
