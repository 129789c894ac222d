import { Link } from "react-router";
import { EmptyState } from "~/components/states/empty-state";
import { buttonStyle } from "~/components/ui/button-style";
import { DirectionalIcon } from "~/components/ui/directional-icon";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { type ListState, listQuery } from "./list-state";
import type { ListPage } from "./load-list.server";
import { NotificationRow } from "./notification-row";

interface NotificationListProps {
  page: ListPage;
  state: ListState;
  now: number;
}

export function NotificationList({ page, state, now }: NotificationListProps) {
  const t = useTranslation("notifications");
  if (page.groups.length === 0) return <NothingToShow state={state} />;
  return (
    <>
      {page.groups.map((group) => (
        <section key={group.name} aria-labelledby={`group-${group.name}`}>
          <h2
            id={`group-${group.name}`}
            className="bg-sunken px-4 py-1.5 text-xs font-semibold tracking-wide text-muted"
          >
            {t(group.name)}
          </h2>
          <ul className="divide-y divide-line">
            {group.rows.map((row) => (
              <NotificationRow key={row.id} notification={row} state={state} now={now} />
            ))}
          </ul>
        </section>
      ))}
      <Pages page={page} state={state} />
    </>
  );
}

function NothingToShow({ state }: { state: ListState }) {
  const t = useTranslation("notifications");
  const path = useLocalizedPath("/apps/notifications");
  if (state.filter === "unread" && !state.type)
    return <EmptyState picture="cloud" title={t("nothingUnread")} />;
  if (state.type) {
    return (
      <EmptyState picture="search" title={t("noMatchTitle")} text={t("noMatchText")}>
        <LinkButton to={path} variant="soft">
          {t("clearFilters")}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState picture="wallet" title={t("emptyTitle")} text={t("emptyText")}>
      <LocalizedLinkButton to="/dashboards/crm" variant="soft">
        {t("emptyAction")}
      </LocalizedLinkButton>
    </EmptyState>
  );
}

function Pages({ page: { page, pages, total }, state }: { page: ListPage; state: ListState }) {
  const t = useTranslation("notifications");
  const table = useTranslation("table");
  const path = useLocalizedPath("/apps/notifications");
  const style = buttonStyle("outline", "sm");
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line p-4 text-sm">
      <p role="status" className="text-muted">
        {table("results", { count: total })}
        {pages > 1 && ` · ${t("pageOf", { page, pages })}`}
      </p>
      {pages > 1 && (
        <nav aria-label={table("pages")} className="flex gap-2">
          {page > 1 && (
            <Link to={path + listQuery(state, { page: page - 1 })} rel="prev" className={style}>
              <DirectionalIcon name="back" />
              {t("newerPage")}
            </Link>
          )}
          {page < pages && (
            <Link to={path + listQuery(state, { page: page + 1 })} rel="next" className={style}>
              {t("olderPage")}
              <DirectionalIcon name="forward" />
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}
