import { useLocation } from "react-router";
import { classNames } from "~/components/ui/class-names";
import { LocalizedLink } from "./localized-link";
import { withoutLanguage } from "./localized-path";

interface ScreenTabsProps {
  /** Names the row for assistive technology. */
  label: string;
  /** Paths without language prefix. */
  tabs: { to: string; label: string }[];
  /** The one that is shown, where the path alone does not tell. */
  current?: string | undefined;
  /** One whose form holds what is not saved, and how that is said: it gets a dot. */
  changed?: { to: string; label: string } | undefined;
}

/** Screens about one thing as links in a row; on a narrow screen the row scrolls. */
export function ScreenTabs({ label, tabs, current, changed }: ScreenTabsProps) {
  const { pathname } = useLocation();
  const here = current ?? withoutLanguage(pathname);
  return (
    <nav aria-label={label} className="no-print overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <LocalizedLink
              to={tab.to}
              aria-current={tab.to === here ? "page" : undefined}
              className={classNames(
                "flex min-h-11 items-center border-b-2 px-3 text-sm font-medium whitespace-nowrap",
                tab.to === here
                  ? // A narrow screen shows the row scrolled to it, without a script.
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
