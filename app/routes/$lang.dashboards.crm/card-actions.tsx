import type { ReactNode } from "react";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";

/**
 * The controls next to a card's title: a link to the complete list, and the card's menu. Phones have room for the
 * link only.
 */
export function CardActions({ to, label, menu }: { to: string; label: string; menu: ReactNode }) {
  return (
    <span className="flex items-center gap-1">
      <LocalizedLinkButton variant="soft" size="sm" to={to}>
        {label}
      </LocalizedLinkButton>
      <span className="max-sm:hidden">{menu}</span>
    </span>
  );
}
