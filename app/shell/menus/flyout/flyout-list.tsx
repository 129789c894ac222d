import { useId } from "react";
import { useLocation } from "react-router";
import { withoutLanguage } from "~/navigation/localized-path";
import { entryKey, isActive, isGroup, isSection, type MenuGroup } from "~/navigation/menu-entry";
import { DisabledGroup } from "../disabled-group";
import { NavLink } from "../nav-link";
import { NavRow } from "../nav-row";
import { NavGroupSection } from "../nav-section";
import { Flyout } from "./flyout";

/** The content of a flyout: links, and groups that open next to it. */
export function FlyoutList({ entries, level }: { entries: MenuGroup["children"]; level: number }) {
  const name = useId();
  const path = withoutLanguage(useLocation().pathname);
  return (
    <ul className="space-y-1">
      {entries.map((entry) =>
        isSection(entry) ? (
          <NavGroupSection key={entry.label} section={entry} />
        ) : (
          <li key={entryKey(entry)}>
            {!isGroup(entry) ? (
              <NavLink item={entry} />
            ) : entry.disabled ? (
              <DisabledGroup group={entry} />
            ) : (
              <Flyout
                header={<NavRow entry={entry} />}
                side="beside"
                isActive={isActive(entry, path)}
                name={name}
              >
                <FlyoutList entries={entry.children} level={level + 1} />
              </Flyout>
            )}
          </li>
        ),
      )}
    </ul>
  );
}
