import type { ReactNode } from "react";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";

/** Beside a card's title: the way to all of what it shows, and its menu. */
export function CardActions({ to, label, menu }: { to: string; label: string; menu: ReactNode }) {
  return (
    <span className="flex items-center gap-1">
      <LocalizedLinkButton variant="soft" size="sm" to={to}>
        {label}
      </LocalizedLinkButton>
      {menu}
    </span>
  );
}
