import { X } from "lucide-react";
import type { Notification } from "#contract/notifications/notifications.ts";
import type { BellTexts } from "./bell-texts";
import { currentFeed } from "../store/live-feed";
import { NotificationIcon } from "../notification-icon";
import { NotificationLink } from "../notification-link";
import { NotificationText } from "../notification-text";
import { NotificationTime } from "../notification-time";

interface BellItemProps {
  notification: Notification;
  now: number;
  texts: BellTexts;
  onOpen: () => void;
}

/** An unread notification of the dropdown. Its description is limited to three lines. */
export function BellItem({ notification, now, texts: t, onOpen }: BellItemProps) {
  const { id, type, title, description, createdAt } = notification;
  return (
    <li className="group/item relative">
      <NotificationLink
        id={id}
        onOpen={onOpen}
        className="flex gap-3 py-3.5 ps-4 pe-11 hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <NotificationIcon type={type} />
        <span className="min-w-0 flex-1">
          <NotificationText className="block font-semibold">{title}</NotificationText>
          <NotificationText className="mt-0.5 line-clamp-3 text-sm text-muted">
            {description}
          </NotificationText>
          <NotificationTime value={createdAt} now={now} className="mt-1 block text-xs text-muted" />
        </span>
      </NotificationLink>
      <button
        type="button"
        aria-label={t("remove", { title })}
        title={t("removeHint")}
        onClick={(event) => {
          event.currentTarget.closest<HTMLElement>("[role=dialog]")?.focus();
          void currentFeed()?.dispatch({ kind: "delete", id });
        }}
        className="absolute end-2 top-2.5 flex size-8 items-center justify-center rounded-full text-muted hover:bg-line hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  );
}
