import { type MouseEvent, useEffect, useEffectEvent, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { buttonStyle } from "~/components/ui/button-style";
import { DirectionalIcon } from "~/components/ui/directional-icon";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";
import { useLocalizedPath } from "~/navigation/localized-link";
import { listQuery, pageSize } from "./list-state";
import type { ListPage } from "./load-list.server";

// The maximum number of rows that scrolling loads, so that users can reach the page's footer.
const maxScrollRows = 60;

/**
 * Shows the number of rows, with a link to older rows. With scripts, the link adds older rows to this page;
 * without scripts, it opens another page.
 */
export function MoreRows({ page: { state, total, older, more } }: { page: ListPage }) {
  const t = useTranslation("notifications");
  const table = useTranslation("table");
  const language = useLanguage();
  const path = useLocalizedPath("/apps/notifications");
  const navigate = useNavigate();
  const navigation = useNavigation();
  const link = useRef<HTMLAnchorElement>(null);
  const style = buttonStyle("outline", "sm");

  // New rows move the link down. If the link has the focus, scrolls so that it stays visible.
  useEffect(() => {
    if (document.activeElement === link.current) link.current?.scrollIntoView({ block: "nearest" });
  }, [state.rowCount]);

  function loadMore() {
    // A navigation must not be interrupted.
    if (!more || navigation.state !== "idle") return;
    void navigate(path + listQuery(state, more), { replace: true, preventScrollReset: true });
  }
  const loadMoreAtEnd = useEffectEvent(loadMore);
  const loadsOnScroll = more !== undefined && state.rowCount < maxScrollRows;
  useEffect(() => {
    if (!loadsOnScroll || !link.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Loads nothing while the link has the focus, because new rows above it would move it away.
        if (entry?.isIntersecting && scrollY > 0 && document.activeElement !== entry.target) loadMoreAtEnd();
      },
      { rootMargin: "0px 0px 200px" },
    );
    observer.observe(link.current);
    return () => observer.disconnect();
  }, [loadsOnScroll, state.rowCount]);

  function addRows(event: MouseEvent) {
    if (!more || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    loadMore();
  }
  if (total === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line p-4 text-sm">
      <p role="status" className="text-muted">
        {table("results", { count: total, shown: formatNumber(total, language) })}
      </p>
      {(state.cursor ?? older) && (
        <nav aria-label={table("pages")} className="flex gap-2">
          {state.cursor && (
            <Link
              to={path + listQuery(state, { cursor: undefined, rowCount: pageSize })}
              rel="first"
              className={style}
            >
              <DirectionalIcon name="back" />
              {t("newest")}
            </Link>
          )}
          {older && (
            <Link
              ref={link}
              to={path + listQuery(state, older)}
              rel="next"
              onClick={addRows}
              className={style}
            >
              {t("olderPage")}
              <DirectionalIcon name="forward" />
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}
