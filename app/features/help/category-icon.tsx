import { Banknote, Compass, FileSearch, ShoppingBag, UserRound, Wallet } from "lucide-react";
import type { HelpCategory } from "#contract/help/help-categories.ts";

const icons = {
  "getting-started": Compass,
  purchases: ShoppingBag,
  claims: FileSearch,
  balance: Wallet,
  withdrawals: Banknote,
  account: UserRound,
} as const satisfies Record<HelpCategory, unknown>;

/** A category's icon, next to its name. */
export function CategoryIcon({ category }: { category: HelpCategory }) {
  const Icon = icons[category];
  return (
    <span className="flex size-10 shrink-0 items-center justify-center rounded-lg bg-primary-soft text-on-primary-soft">
      <Icon aria-hidden className="size-5" />
    </span>
  );
}
