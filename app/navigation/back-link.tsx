import type { ReactNode } from "react";
import { DirectionalIcon } from "~/components/ui/directional-icon";
import { LocalizedLinkButton } from "./localized-link-button";

/** At the end of a screen of one thing: the way back to the list it stands in. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <LocalizedLinkButton variant="ghost" to={to} className="no-print">
      <DirectionalIcon name="arrowBack" />
      {children}
    </LocalizedLinkButton>
  );
}
