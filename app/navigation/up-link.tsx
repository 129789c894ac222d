import type { ReactNode } from "react";
import { LocalizedLink } from "./localized-link";

/** A link at the beginning of a screen to the screen it belongs to. */
export function UpLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p>
      <LocalizedLink to={to} className="font-medium text-primary hover:underline">
        {children}
      </LocalizedLink>
    </p>
  );
}
