import { ChevronDown } from "lucide-react";
import type { MenuGroup } from "~/navigation/menu-entry";
import { disabledRowStyle, NavRow } from "./nav-row";

/** A disabled group. Its row is dimmed and not focusable. */
export function DisabledGroup({ group }: { group: MenuGroup }) {
  return (
    <div role="button" aria-disabled="true" aria-expanded="false" className={disabledRowStyle}>
      <NavRow entry={group} />
      <ChevronDown aria-hidden className="nav-label size-4 shrink-0" />
    </div>
  );
}
