import { Mail, MailOpen, Trash2 } from "lucide-react";
import type { FormEvent } from "react";
import { Form } from "react-router";
import type { Notification } from "#contract/notifications/notifications.ts";
import { RowSelection } from "~/components/data-table/row-selection";
import { buttonStyle } from "~/components/ui/button-style";
import { classNames } from "~/components/ui/class-names";
import { NotificationIcon } from "~/features/notifications/notification-icon";
import { NotificationText } from "~/features/notifications/notification-text";
import { NotificationTime } from "~/features/notifications/notification-time";
import { useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";
import { useLocalizedPath } from "~/navigation/localized-link";
import { type ListState, listQuery } from "./list-state";

interface NotificationRowProps {
  notification: Notification;
  state: ListState;
  now: number;
  /** The id of the form that changes all selected notifications. */
  bulkForm: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** A notification in the list, with a checkbox, a link that opens it, and a form that changes it. */
export function NotificationRow({ notification, state, now, bulkForm, onSubmit }: NotificationRowProps) {
  const { id, type, title, description, isRead, createdAt } = notification;
  const t = useTranslation("notifications");
  const path = useLocalizedPath("/apps/notifications");
  const isOpen = id === state.viewId;
  const toggle = isRead ? "unread" : "read";
  const ToggleIcon = isRead ? Mail : MailOpen;
  return (
    <li
      data-row=""
      className={classNames(
        "group/row relative flex has-checked:bg-primary-soft",
        isOpen ? "bg-primary-soft/60" : "hover:bg-sunken",
      )}
    >
      {isOpen && <span aria-hidden className="absolute inset-y-0 start-0 w-1 bg-primary" />}
      <RowSelection
        form={bulkForm}
        value={id}
        name={title}
        className="no-print items-start! ps-4 pt-6 pb-4"
      />
      <Link
        data-open=""
        to={path + listQuery(state, { viewId: id })}
        preventScrollReset
        aria-current={isOpen ? "true" : undefined}
        className="flex min-w-0 flex-1 gap-3 py-4 ps-3 max-sm:pe-4 focus-visible:-outline-offset-2"
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
      <Form
        method="post"
        replace
        preventScrollReset
        onSubmit={onSubmit}
        // The buttons are hidden on phones, where users select or open a notification instead. With a mouse,
        // they appear on hover.
        className="no-print flex items-center p-2 max-sm:hidden pointer-fine:opacity-0 pointer-fine:group-hover/row:opacity-100 pointer-fine:group-focus-within/row:opacity-100"
      >
        <input type="hidden" name="id" value={id} />
        <button
          name="intent"
          value={toggle}
          data-do={toggle}
          aria-label={t(isRead ? "markUnread" : "markRead", { title })}
          title={t(isRead ? "markUnreadHint" : "markReadHint")}
          className={style}
        >
          <ToggleIcon aria-hidden className="size-4" />
        </button>
        <button
          name="intent"
          value="delete"
          data-do="delete"
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

const style = buttonStyle("ghost", "icon", "text-muted hover:text-ink");
