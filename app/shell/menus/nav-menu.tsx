import { entryKey, isGroup, isSection, type MenuEntry } from "~/navigation/menu-entry";
import { FlyoutGroup } from "./flyout/flyout-group";
import { NavGroup } from "./nav-group";
import { NavLink } from "./nav-link";
import { NavSection } from "./nav-section";
import type { Theme } from "~/page/theme";

interface NavMenuProps {
  entries: MenuEntry[];
  /** A name that is unique on the page. Otherwise, opening a group could close one in another menu. */
  name: string;
  /** With `click`, a group opens below its row. With `hover`, it opens next to the menu if there is room. */
  opensBy?: Theme["subMenus"];
}

/** A vertical menu: sections, links and groups. */
export function NavMenu({ entries, name, opensBy = "click" }: NavMenuProps) {
  const Group = opensBy === "click" ? NavGroup : FlyoutGroup;

  function rowOf(entry: Exclude<MenuEntry, { isSection: true }>) {
    return (
      <li key={entryKey(entry)}>
        {isGroup(entry) ? <Group group={entry} level={0} name={name} /> : <NavLink item={entry} />}
      </li>
    );
  }

  return (
    <ul className="space-y-1">
      {entries.map((entry) =>
        isSection(entry) ? (
          <NavSection key={entryKey(entry)} label={entry.label}>
            {entry.children.map(rowOf)}
          </NavSection>
        ) : (
          rowOf(entry)
        ),
      )}
    </ul>
  );
}
