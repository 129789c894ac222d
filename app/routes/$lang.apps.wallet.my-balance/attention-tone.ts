import type { WalletItem } from "#contract/wallet/wallet-items.ts";

/** Returns the tone of the badge of a row that the member should look at. */
export function attentionTone({ purchase, withdrawal, order }: WalletItem["subject"]) {
  if (purchase?.state === "on_hold") return "warning";
  return withdrawal?.state === "failed" || order?.state === "failed" ? "danger" : undefined;
}
