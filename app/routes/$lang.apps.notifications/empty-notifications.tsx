import { EmptyState } from "~/components/states/empty-state";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import type { ListState } from "./list-state";

/**
 * Says why the list is empty: all notifications are read, none match the filter, there are no older ones, or
 * there are none yet.
 */
export function EmptyNotifications({ state }: { state: ListState }) {
  const t = useTranslation("notifications");
  const path = useLocalizedPath("/apps/notifications");
  if (state.type || state.cursor) {
    const [title, text] = state.type ? (["noMatchTitle", "noMatchText"] as const) : (["endTitle"] as const);
    return (
      <EmptyState illustration="search" title={t(title)} text={text && t(text)}>
        <LinkButton to={path} variant="soft">
          {t(state.type ? "clearFilters" : "newest")}
        </LinkButton>
      </EmptyState>
    );
  }
  if (state.filter === "unread") {
    return (
      <EmptyState illustration="cloud" title={t("nothingUnread")}>
        <LinkButton to={path} variant="soft">
          {t("showAll")}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState illustration="wallet" title={t("emptyTitle")} text={t("emptyText")}>
      <LocalizedLinkButton to="/dashboards/crm" variant="soft">
        {t("emptyAction")}
      </LocalizedLinkButton>
    </EmptyState>
  );
}
