import { useLocation } from "react-router";
import { classNames } from "~/components/ui/class-names";
import { LocalizedLink } from "./localized-link";
import { withoutLanguage } from "./localized-path";

interface ScreenTabsProps {
  /** The accessible name of the tabs. */
  label: string;
  /** `to` is a path without language prefix. */
  tabs: { to: string; label: string }[];
  /** The current tab, if the path doesn't determine it. */
  current?: string | undefined;
  /** The tab with unsaved changes, and the label of the dot that marks it. */
  changed?: { to: string; label: string } | undefined;
}

/** Links to related screens in a row, which scrolls on narrow screens. Renders nothing for a single screen. */
export function ScreenTabs({ label, tabs, current, changed }: ScreenTabsProps) {
  const { pathname } = useLocation();
  const currentPath = current ?? withoutLanguage(pathname);
  if (tabs.length < 2) return null;
  return (
    <nav aria-label={label} className="no-print overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <LocalizedLink
              to={tab.to}
              aria-current={tab.to === currentPath ? "page" : undefined}
              className={classNames(
                "flex min-h-11 items-center border-b-2 px-3 text-sm font-medium whitespace-nowrap",
                tab.to === currentPath
                  ? // Scrolls the row to the current tab on narrow screens, without a script.
                    "border-primary text-primary [scroll-initial-target:nearest]"
                  : "border-transparent text-muted hover:text-ink",
              )}
            >
              {tab.label}
              {tab.to === changed?.to && (
                <span
                  className="ms-2 size-2 rounded-full bg-accent"
                  role="img"
                  aria-label={changed.label}
                  title={changed.label}
                />
              )}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
