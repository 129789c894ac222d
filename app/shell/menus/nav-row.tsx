import { memo } from "react";
import { Badge } from "~/components/ui/badge";
import { type Affix, isChip, type MenuGroup, type MenuItem } from "~/navigation/menu-entry";
import { NavIcon } from "./nav-icon";

/** The classes of a link in a menu and of a row that opens a group. */
export const navRowStyle = "look-nav-row look-nav-link";

/** The classes of a disabled entry. */
export const disabledRowStyle = "look-nav-row cursor-default opacity-45 select-none";

/**
 * The content of a menu entry: icon or ring, prefix, label and suffix. `nav-label` hides the label while the
 * sidebar is collapsed.
 */
export const NavRow = memo(function NavRow({ entry }: { entry: MenuItem | MenuGroup }) {
  return (
    <>
      {entry.icon ? (
        <NavIcon name={entry.icon} />
      ) : (
        <span aria-hidden className="mx-1 size-3 shrink-0 rounded-full border-2 border-current opacity-60" />
      )}
      <NavAffix affix={entry.prefix} />
      <span className="nav-label look-nav-text">{entry.label}</span>
      <NavAffix affix={entry.suffix} />
    </>
  );
});

function NavAffix({ affix }: { affix: Affix }) {
  if (affix === undefined || affix === null || affix === false) return null;
  return (
    <span className="nav-label shrink-0">
      {isChip(affix) ? <Badge tone={affix.tone}>{affix.label}</Badge> : affix}
    </span>
  );
}
