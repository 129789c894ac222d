import type { MemberHome, NextStep, EarningsSummary } from "./view";

/**
 * Returns what a member should do next: handle a failed payment that no later withdrawal has replaced, add a
 * payout method, protect the account, or use the raised rate of a favorite store. Otherwise, suggests inviting
 * a friend.
 */
export function nextStepOf(
  { wallet, latest }: Pick<EarningsSummary, "wallet" | "latest">,
  stores: MemberHome["stores"],
): NextStep {
  const rows = latest.state === "loaded" ? latest.data : [];
  const withdrawal = rows.find(({ subject }) => subject.withdrawal);
  if (withdrawal?.subject.withdrawal?.state === "failed") return { kind: "failed", id: withdrawal.id };
  const setUp = wallet.state === "loaded" ? wallet.data.setUp : undefined;
  if (setUp && !setUp.payoutMethod) return { kind: "method" };
  if (setUp && !setUp.secondFactor) return { kind: "security" };
  const loadedStores = stores.state === "loaded" ? stores.data : [];
  const raised = loadedStores.find(({ isFavourite, boost }) => isFavourite && boost);
  if (!raised?.cashBack) return { kind: "friend" };
  const { slug, name, cashBack } = raised;
  return { kind: "raised", store: { slug, name, cashBack } };
}
