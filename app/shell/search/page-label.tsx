import { ExternalLink } from "lucide-react";
import { useLocation } from "react-router";
import { Badge } from "~/components/ui/badge";
import { Highlighted } from "~/features/search/highlighted";
import type { PageItem } from "~/features/search/search-index";
import type { SearchTexts } from "~/features/search/search-texts";
import { withoutLanguage } from "~/navigation/localized-path";
import { isActive } from "~/navigation/menu-entry";
import { NavIcon } from "../menus/nav-icon";

interface PageLabelProps {
  item: PageItem;
  query: string;
  texts: SearchTexts;
}

/**
 * A page in the search results: its name, its shortcut, its section if another page has the same name, and
 * whether it opens a new tab.
 */
export function PageLabel({ item, query, texts: t }: PageLabelProps) {
  const path = withoutLanguage(useLocation().pathname);
  const isCurrent = isActive({ label: item.name, exactMatch: !item.activeUrl, ...item }, path);
  return (
    <>
      <NavIcon name={item.icon} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <Highlighted text={item.name} query={query} />
        {item.context && <span className="ms-2 text-sm text-muted">{item.context}</span>}
        {item.shortcut && (
          <span className="ms-2 text-sm text-muted">
            <Highlighted text={item.shortcut} query={query} />
          </span>
        )}
      </span>
      {isCurrent && <Badge tone="primary">{t("currentPage")}</Badge>}
      {item.newTab && (
        <>
          <ExternalLink aria-hidden className="directional size-4 shrink-0 text-muted" />
          <span className="sr-only">({t("opensInNewTab")})</span>
        </>
      )}
    </>
  );
}
