import { ArrowUpRight, Gift, Sparkles } from "lucide-react";
import type { WalletItem } from "#contract/wallet/wallet-items.ts";
import { Avatar } from "~/components/ui/avatar";
import { classNames } from "~/components/ui/class-names";
import { initialsBackground } from "~/components/ui/initials-background";

const icons = { withdrawal: ArrowUpRight, order: Gift, none: Sparkles };

interface ItemIconProps extends Pick<WalletItem, "subject"> {
  size?: "sm" | "md";
}

/**
 * The store's logo, or an icon for a withdrawal, an order or a bonus. Decorative, for use next to the title.
 */
export function ItemIcon({ subject: { type, purchase }, size = "sm" }: ItemIconProps) {
  if (purchase) {
    const { name, logo } = purchase.store;
    return <Avatar shape="square" size={size} name={name} src={logo} background={initialsBackground(name)} />;
  }
  const Icon = icons[type === "purchase" ? "none" : type];
  return (
    <span
      aria-hidden
      className={classNames(
        "flex shrink-0 items-center justify-center rounded-md bg-sunken text-muted",
        size === "sm" ? "size-8" : "size-10",
      )}
    >
      <Icon className="size-4.5 rtl:-scale-x-100" strokeWidth={1.9} />
    </span>
  );
}
