import type { ReactNode } from "react";
import type { GroupSection } from "~/navigation/menu-entry";
import { NavLink } from "./nav-link";

/** Entries below a heading. A collapsed sidebar shows a line instead of the heading. */
export function NavSection({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="pt-3">
      <p className="flex min-h-8 items-center px-3 text-xs font-semibold tracking-wide text-muted">
        <span className="nav-label">{label}</span>
        <span aria-hidden className="nav-line h-px flex-1 bg-line-strong" />
      </p>
      <ul aria-label={label} className="space-y-1">
        {children}
      </ul>
    </li>
  );
}

/** A section inside a group. */
export function NavGroupSection({ section: { label, children } }: { section: GroupSection }) {
  return (
    <NavSection label={label}>
      {children.map((item) => (
        <li key={item.href}>
          <NavLink item={item} />
        </li>
      ))}
    </NavSection>
  );
}
