import { getPurchase, type PurchaseDetail } from "#contract/cash-back/cash-back.ts";
import type { CallData } from "#contract/calls/call.ts";
import { getWalletItem } from "#contract/wallet/wallet-items.ts";
import { getWithdrawal, type Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import { withItemStore } from "~/features/wallet/item-store";
import { withReadableReason } from "~/features/withdrawals/readable-reason.server";
import type { Language } from "~/i18n/languages";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/** A transaction of the statement with its double entry, and the purchase or withdrawal it belongs to. */
export interface StatementItem {
  item: CallData<typeof getWalletItem>;
  purchase: PurchaseDetail | null;
  withdrawal: Withdrawal | null;
}

/**
 * Loads a transaction of the statement by its id. A withdrawal's reason is in the reader's language.
 * @throws ProviderError 404 if it isn't the member's
 */
export async function loadItem(
  provider: ProviderClient,
  id: string,
  language: Language,
): Promise<StatementItem> {
  const { data: item } = await provider.call(getWalletItem, { params: { id } });
  const params = { id: item.id };
  const { type } = item.subject;
  const withdrawal = type === "withdrawal" ? (await provider.call(getWithdrawal, { params })).data : null;
  return {
    item: withItemStore(item, withLogoAddress),
    purchase: type === "purchase" ? (await provider.call(getPurchase, { params })).data : null,
    withdrawal: withdrawal && withReadableReason(withdrawal, language),
  };
}
