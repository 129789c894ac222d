import { useTranslation } from "~/i18n/use-translation";
import { menuFor } from "~/navigation/menu";
import { withoutSections } from "~/navigation/menu-entry";
import { useViewer } from "../use-viewer";
import { menuViewerOf } from "../viewer";
import { MenuRow } from "./menu-row";

/** The horizontal layout's menu, from `lg` on: the same entries as the sidebar's. */
export function TopNav() {
  const t = useTranslation("navigation");
  const shell = useTranslation("shell");
  const entries = withoutSections(menuFor(menuViewerOf(useViewer()), t));
  return (
    <nav aria-label={shell("mainNavigation")} className="no-print mt-2 hidden lg:block">
      {/* Another viewer's entries are measured anew. */}
      <MenuRow key={entries.length} entries={entries} />
    </nav>
  );
}
