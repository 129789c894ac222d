import { ArrowUpRight, Gift, Sparkles } from "lucide-react";
import type { WalletItem } from "#contract/wallet-items.ts";
import { Avatar } from "~/components/ui/avatar";

const icons = { withdrawal: ArrowUpRight, order: Gift, none: Sparkles };

/** The store's logo, or a sign of a withdrawal, an order or a bonus; decoration beside the title. */
export function ItemIcon({ subject: { type, purchase } }: Pick<WalletItem, "subject">) {
  if (purchase) {
    const { name, logo } = purchase.store;
    return <Avatar shape="square" size="sm" name={name} src={logo} tone="neutral" />;
  }
  const Icon = icons[type === "purchase" ? "none" : type];
  return (
    <span
      aria-hidden
      className="flex size-8 shrink-0 items-center justify-center rounded-md bg-sunken text-muted"
    >
      <Icon className="size-4.5 rtl:-scale-x-100" strokeWidth={1.9} />
    </span>
  );
}
