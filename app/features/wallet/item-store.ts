import type { WalletItem } from "#contract/wallet/wallet-items.ts";

type Store = NonNullable<WalletItem["subject"]["purchase"]>["store"];

/** Returns a row with `change` applied to its store, if it has one. */
export function withItemStore<Item extends WalletItem>(item: Item, change: (store: Store) => Store): Item {
  const { purchase } = item.subject;
  if (!purchase) return item;
  return { ...item, subject: { ...item.subject, purchase: { ...purchase, store: change(purchase.store) } } };
}
