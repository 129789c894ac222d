import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { classNames } from "~/components/ui/class-names";
import { withoutLanguage } from "~/navigation/localized-path";
import { entryKey, isActive, isGroup, isSection, type MenuGroup } from "~/navigation/menu-entry";
import { DisabledGroup } from "./disabled-group";
import { NavLink } from "./nav-link";
import { NavRow, navRowStyle } from "./nav-row";
import { NavGroupSection } from "./nav-section";

interface NavGroupProps {
  group: MenuGroup;
  level: number;
  /** The name of the accordion. Of the groups with the same name, only one is open at a time. */
  name?: string;
}

/**
 * A group that opens below its row, as `<details>`. Opening a first-level group closes the others, except the
 * one with the current page. After a navigation, only the group with the current page is open.
 */
export function NavGroup({ group, level, name }: NavGroupProps) {
  const path = withoutLanguage(useLocation().pathname);
  const active = isActive(group, path);
  const details = useRef<HTMLDetailsElement>(null);
  const shownPath = useRef(path);

  // The browser manages whether the element is open. Creating a new element for each page would lose the
  // focus.
  useEffect(() => {
    if (shownPath.current !== path && details.current) details.current.open = active;
    shownPath.current = path;
  }, [path, active]);

  if (group.disabled) return <DisabledGroup group={group} />;
  return (
    <details ref={details} open={active} name={active ? undefined : name} className="nav-group">
      <summary className={classNames(navRowStyle, "select-none", active && "font-semibold text-primary")}>
        <NavRow entry={group} />
        <ChevronDown aria-hidden className="nav-label nav-chevron size-4 shrink-0 transition-transform" />
      </summary>
      <ul className={classNames("nav-children mt-1 space-y-1", level > 0 && "ps-4")}>
        {group.children.map((child) =>
          isSection(child) ? (
            <NavGroupSection key={child.label} section={child} />
          ) : (
            <li key={entryKey(child)}>
              {isGroup(child) ? <NavGroup group={child} level={level + 1} /> : <NavLink item={child} />}
            </li>
          ),
        )}
      </ul>
    </details>
  );
}
