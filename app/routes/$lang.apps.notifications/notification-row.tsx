import { Check, Trash2 } from "lucide-react";
import { Form, Link } from "react-router";
import type { Notification } from "#contract/notifications.ts";
import { buttonStyle } from "~/components/ui/button-style";
import { classNames } from "~/components/ui/class-names";
import { NotificationIcon } from "~/features/notifications/notification-icon";
import { NotificationText } from "~/features/notifications/notification-text";
import { NotificationTime } from "~/features/notifications/notification-time";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";
import { type ListState, listQuery } from "./list-state";

interface NotificationRowProps {
  notification: Notification;
  state: ListState;
  now: number;
}

/** One notification of the list: a link that opens it, and its two forms. */
export function NotificationRow({ notification, state, now }: NotificationRowProps) {
  const { id, type, title, description, isRead, createdAt } = notification;
  const t = useTranslation("notifications");
  const path = useLocalizedPath("/apps/notifications");
  const isOpen = id === state.viewId;
  return (
    <li className={classNames("relative flex", isOpen && "bg-primary-soft/60", !isOpen && "hover:bg-sunken")}>
      {isOpen && <span aria-hidden className="absolute inset-y-0 start-0 w-1 bg-primary" />}
      <Link
        to={path + listQuery(state, { viewId: id })}
        preventScrollReset
        aria-current={isOpen ? "true" : undefined}
        className="flex min-w-0 flex-1 gap-3 py-4 ps-4 focus-visible:-outline-offset-2"
      >
        <NotificationIcon type={type} />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2">
            {!isRead && (
              <span className="size-2 shrink-0 rounded-full bg-primary">
                <span className="sr-only">{t("unreadMark")}</span>
              </span>
            )}
            <NotificationText className={isRead ? "font-medium" : "font-bold"}>{title}</NotificationText>
          </span>
          <NotificationText className="mt-0.5 line-clamp-2 text-sm text-muted">
            {description}
          </NotificationText>
          <NotificationTime value={createdAt} now={now} className="mt-1 block text-xs text-muted" />
        </span>
      </Link>
      <Form method="post" preventScrollReset className="flex flex-col items-center p-2">
        <input type="hidden" name="id" value={id} />
        {!isRead && (
          <button
            name="intent"
            value="read"
            aria-label={t("markRead", { title })}
            title={t("markReadHint")}
            className={style}
          >
            <Check aria-hidden className="size-4" />
          </button>
        )}
        <button
          name="intent"
          value="delete"
          aria-label={t("delete", { title })}
          title={t("deleteHint")}
          className={style}
        >
          <Trash2 aria-hidden className="size-4" />
        </button>
      </Form>
    </li>
  );
}

const style = buttonStyle("ghost", "icon", "size-9 text-muted hover:text-ink");
