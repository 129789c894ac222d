import { useTranslation } from "~/i18n/use-translation";
import { menuFor } from "~/navigation/menu";
import { withoutSections } from "~/navigation/menu-entry";
import { useViewer } from "../use-viewer";
import { menuViewerOf } from "../viewer";
import { MenuRow } from "./menu-row";

/** The menu of the horizontal layout, from `lg` on, with the same entries as the sidebar. */
export function TopNav() {
  const t = useTranslation("navigation");
  const shell = useTranslation("shell");
  const entries = withoutSections(menuFor(menuViewerOf(useViewer()), t));
  return (
    <nav aria-label={shell("mainNavigation")} className="no-print mt-2 hidden lg:block">
      {/* The entries of another viewer must be measured again. */}
      <MenuRow key={entries.length} entries={entries} />
    </nav>
  );
}
