import { Ellipsis } from "lucide-react";
import { useId, useRef } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { withoutLanguage } from "~/navigation/localized-path";
import { entryKey, isActive, isGroup, type MenuItem, type TopGroup } from "~/navigation/menu-entry";
import { FlyoutGroup } from "../flyout/flyout-group";
import { FlyoutList } from "../flyout/flyout-list";
import { FlyoutRoot } from "../flyout/flyout-root";
import { NavLink } from "../nav-link";
import { useFittingCount } from "./use-fitting-count";

/**
 * A row of links and dropdowns. Entries that don't fit are in the menu "More"; without scripts the row wraps.
 * Until scripts have measured the entries, overflowing ones are hidden, so that nothing moves.
 */
export function MenuRow({ entries }: { entries: (MenuItem | TopGroup)[] }) {
  const shell = useTranslation("shell");
  const name = useId();
  const path = withoutLanguage(useLocation().pathname);
  const row = useRef<HTMLUListElement>(null);
  const fitting = useFittingCount(row, entries.length);
  const overflowing = entries.slice(fitting);

  return (
    <ul ref={row} className="menu-row card-surface flex gap-1 bg-surface p-2">
      {entries.slice(0, fitting).map((entry) => (
        <li key={entryKey(entry)}>
          {isGroup(entry) ? (
            <FlyoutGroup group={entry} level={0} name={name} side="below" />
          ) : (
            <NavLink item={entry} />
          )}
        </li>
      ))}
      {overflowing.length > 0 && (
        <li className="ms-auto">
          <FlyoutRoot
            header={
              <>
                <Ellipsis aria-hidden className="size-5" />
                {shell("more")}
              </>
            }
            side="below"
            isActive={overflowing.some((entry) => isActive(entry, path))}
            name={name}
          >
            <FlyoutList entries={overflowing} level={0} />
          </FlyoutRoot>
        </li>
      )}
    </ul>
  );
}
