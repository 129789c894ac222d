import type { ReactNode } from "react";
import { DirectionalIcon } from "~/components/ui/directional-icon";
import { LocalizedLink } from "./localized-link";

/** The link above a screen's heading to its parent screen. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <LocalizedLink
      to={to}
      className="no-print mb-1! flex min-h-6 w-fit items-center gap-1.5 text-sm font-medium text-muted hover:text-ink [&_svg]:size-4"
    >
      <DirectionalIcon name="arrowBack" />
      {children}
    </LocalizedLink>
  );
}
