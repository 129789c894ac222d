import type { Notification } from "#contract/notifications/notifications.ts";
import { currentToasts, dismissToast, showToast } from "~/components/toast/toast-store";
import { texts as vi } from "~/locales/vi/vi";
import { appearanceOf } from "../appearance";
import type { BellTexts } from "./bell-texts";
import type { Inbox } from "../store/inbox";
import { NotificationLink } from "../notification-link";
import { NotificationText } from "../notification-text";
import { showSystemNotification } from "./system-notification";
import { exhaustedError } from "../connection/realtime-connection";
import { languageOfText } from "../text-language";

const errorId = "realtime-error";
const arrivalPrefix = "notification-";
const arrivalSeconds = 20;
const errorSeconds = 10;

/**
 * Shows a new notification as a toast for 20 s, and in a hidden tab also as a browser notification. Clicking
 * the browser notification calls `open`.
 */
export function showArrivalToast(arrived: Notification, t: BellTexts, open: (id: string) => void): void {
  const { id, type, title, description } = arrived;
  const toastId = arrivalPrefix + id;
  const { tone, Icon } = appearanceOf(type);
  const dismiss = () => dismissToast(toastId);
  showToast({
    id: toastId,
    tone,
    icon: <Icon aria-hidden className="mt-0.5 size-5" />,
    title: (
      <NotificationLink id={id} onOpen={dismiss} className="block hover:underline">
        <span className="sr-only">{t("arrived")}</span> <bdi lang={languageOfText(title)}>{title}</bdi>
      </NotificationLink>
    ),
    description: <NotificationText className="block">{description}</NotificationText>,
    seconds: arrivalSeconds,
    progress: true,
  });
  if (document.hidden) void showSystemNotification(arrived, () => open(id));
}

/** Shows a connection error as a red toast for 10 s. */
export function showConnectionError(detail: string, t: BellTexts): void {
  showToast({
    id: errorId,
    tone: "danger",
    title: <span lang="vi">{vi.socketErrorTitle}</span>,
    description: (
      <>
        <p lang="vi" dir="ltr">
          {vi.socketErrorText}
        </p>
        <p className="mt-1 text-xs">
          <bdi>{detail === exhaustedError ? t("exhausted") : detail}</bdi>
        </p>
      </>
    ),
    seconds: errorSeconds,
    progress: true,
    isExpanded: true,
  });
}

/** Removes the toasts of new notifications, because the open bell lists these. */
export function dismissArrivalToasts(): void {
  for (const { id } of currentToasts()) {
    if (id === errorId || id.startsWith(arrivalPrefix)) dismissToast(id);
  }
}

/** Removes the toasts of notifications that were read or deleted, here or in another tab. */
export function dismissReadToasts({ unread }: Inbox): void {
  const unreadToastIds = new Set(unread.map(({ id }) => arrivalPrefix + id));
  for (const { id } of currentToasts()) {
    if (id.startsWith(arrivalPrefix) && !unreadToastIds.has(id)) dismissToast(id);
  }
}

/**
 * Requests permission for browser notifications, unless the user has already decided. Called when the bell is
 * opened, because browsers deny or hide requests that don't follow a press.
 */
export function requestPermission(): void {
  if (!("Notification" in window) || window.Notification.permission !== "default") return;
  window.Notification.requestPermission().catch(() => undefined);
}
