import { useTranslation } from "~/i18n/use-translation";
import { withoutSections } from "~/navigation/menu-entry";
import { useMenuEntries } from "../use-menu-entries";
import { MenuRow } from "./menu-row";

/** The menu of the horizontal layout, from `lg` on, with the same entries as the sidebar. */
export function TopNav() {
  const shell = useTranslation("shell");
  const entries = withoutSections(useMenuEntries());
  return (
    <nav aria-label={shell("mainNavigation")} className="no-print mt-2 hidden lg:block">
      {/* The entries of another viewer must be measured again. */}
      <MenuRow key={entries.length} entries={entries} />
    </nav>
  );
}
