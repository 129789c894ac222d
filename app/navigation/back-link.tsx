import type { ReactNode } from "react";
import { DirectionalIcon } from "~/components/ui/directional-icon";
import { LocalizedLinkButton } from "./localized-link-button";

/** A link at the end of a detail screen, back to its list. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <LocalizedLinkButton variant="ghost" to={to} className="no-print">
      <DirectionalIcon name="arrowBack" />
      {children}
    </LocalizedLinkButton>
  );
}
