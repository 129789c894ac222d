import { Mail, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form } from "react-router";
import type { NotificationDetails } from "#contract/notifications/notifications.ts";
import { IntentButton } from "~/components/form/intent-button";
import { EmptyState } from "~/components/states/empty-state";
import { ErrorState } from "~/components/states/error-state";
import { buttonStyle } from "~/components/ui/button-style";
import { DateTime } from "~/components/ui/date-time";
import { DirectionalIcon } from "~/components/ui/directional-icon";
import { NotificationIcon } from "~/features/notifications/notification-icon";
import { NotificationText } from "~/features/notifications/notification-text";
import { NotificationTime } from "~/features/notifications/notification-time";
import { useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";
import { useLocalizedPath } from "~/navigation/localized-link";
import { type ListState, listQuery } from "./list-state";
import { SubjectLinks } from "./subject-links";
import type { ViewedNotification } from "./open-notification.server";

interface DetailPaneProps {
  viewed: ViewedNotification;
  state: ListState;
  now: number;
}

/**
 * Shows the notification in `?view_id=`, or says that it no longer exists. Renders nothing without this
 * parameter. On large screens, the pane is next to the list.
 */
export function DetailPane({ viewed, state, now }: DetailPaneProps) {
  const t = useTranslation("notifications");
  const path = useLocalizedPath("/apps/notifications") + listQuery(state, { viewId: undefined });
  if (viewed.state === "none") return null;
  return (
    <section
      aria-label={t("detail")}
      aria-live="polite"
      className="card-surface min-w-0 max-lg:order-first lg:sticky lg:top-24"
    >
      {viewed.state === "gone" && (
        <div role="alert">
          <EmptyState illustration="lost" title={t("gone")} text={t("goneText")} />
        </div>
      )}
      {viewed.state === "failed" && (
        <ErrorState illustration="cloud" message={viewed.message} requestId={viewed.requestId} />
      )}
      {viewed.state === "open" && (
        <>
          <Link to={path} preventScrollReset className={buttonStyle("ghost", "sm", "m-2 lg:hidden")}>
            <DirectionalIcon name="arrowBack" />
            {t("backToList")}
          </Link>
          <NotificationDetail notification={viewed.notification} now={now} />
        </>
      )}
    </section>
  );
}

function NotificationDetail({ notification, now }: { notification: NotificationDetails; now: number }) {
  const { id, type, title, description, createdAt } = notification;
  const t = useTranslation("notifications");
  const heading = useRef<HTMLHeadingElement>(null);

  // On small screens, opening a notification hides the list and with it the focused element.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [id]);

  return (
    <article className="flex flex-col gap-5 p-6 max-lg:pt-3">
      <header className="flex items-start gap-4">
        <NotificationIcon type={type} size="lg" />
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
            <NotificationText className="block">{title}</NotificationText>
          </h2>
          <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
            <NotificationTime value={createdAt} now={now} />
            <DateTime value={createdAt} style="minute" />
          </p>
        </div>
      </header>
      <p className="max-w-prose text-base leading-relaxed break-words">
        <NotificationText className="block">{description}</NotificationText>
      </p>
      <footer className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
        <SubjectLinks notification={notification} />
        <Form method="post" replace preventScrollReset className="ms-auto flex flex-wrap gap-1">
          <input type="hidden" name="id" value={id} />
          <IntentButton intent="unread" icon={Mail} label={t("markUnreadHint")} variant="ghost" size="sm" />
          <IntentButton intent="delete" icon={Trash2} label={t("deleteHint")} variant="ghost" size="sm" />
        </Form>
      </footer>
    </article>
  );
}
