import { useTranslation } from "~/i18n/use-translation";
import { withoutSections } from "~/navigation/menu-entry";
import { useMenuEntries } from "../use-menu-entries";
import { MenuRow } from "./menu-row";

/** The menu of the horizontal layout, shown from `lg` on. It has the same entries as the sidebar. */
export function TopNav() {
  const shell = useTranslation("shell");
  const entries = withoutSections(useMenuEntries());
  return (
    <nav aria-label={shell("mainNavigation")} className="no-print mt-2 hidden lg:block">
      {/* With a different number of entries, as for another user, the key creates a new row, because the
          entries must be measured again. */}
      <MenuRow key={entries.length} entries={entries} />
    </nav>
  );
}
