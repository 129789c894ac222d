import { createContext } from "react-router";
import {
  getNotification,
  markNotificationRead,
  type NotificationDetails,
} from "#contract/notifications/notifications.ts";
import { log } from "~/server/log.server";
import type { MiddlewareArgs, Next } from "~/middleware/middleware-types";
import type { RequestContext } from "~/page/request-context";
import { isPrefetch } from "~/page/prefetch.server";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { unreadCountContext } from "~/session/auth-state.server";
import { readListState } from "./list-state";

/** The notification of `?view_id=`; `gone` if it doesn't exist or belongs to another member. */
export type ViewedNotification =
  | { state: "none" }
  | { state: "open"; notification: NotificationDetails }
  | { state: "gone" }
  | { state: "failed"; message: string; requestId: string | undefined };

const viewedNotificationContext = createContext<ViewedNotification>({ state: "none" });

export function viewedNotification(context: RequestContext): ViewedNotification {
  return context.get(viewedNotificationContext);
}

/**
 * Opens the notification of `?view_id=` and marks it read, except for a prefetch. Runs before any loader, so
 * that the bell doesn't count this notification as unread.
 */
export async function openNotification(
  { request, url, context }: MiddlewareArgs,
  next: Next,
): Promise<Response> {
  const { viewId } = readListState(url.searchParams);
  if (viewId) {
    const viewed = await loadAndMark(providerClient(context), viewId, isPrefetch(request));
    context.set(viewedNotificationContext, viewed);
    // The profile was loaded earlier, so its count may include this notification.
    context.set(unreadCountContext, null);
  }
  return next();
}

async function loadAndMark(
  provider: ProviderClient,
  id: string,
  isPrefetched: boolean,
): Promise<ViewedNotification> {
  try {
    const { data: notification } = await provider.call(getNotification, { params: { id } });
    if (notification.isRead || isPrefetched) return { state: "open", notification };
    return { state: "open", notification: { ...notification, isRead: await markRead(provider, id) } };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // The provider responds to a malformed id with 400.
    if (error.status === 404 || error.status === 400) return { state: "gone" };
    return { state: "failed", message: error.message, requestId: error.requestId };
  }
}

/** Marks a notification read. A failure is only logged, because the notification can still be shown. */
async function markRead(provider: ProviderClient, id: string): Promise<boolean> {
  try {
    await provider.call(markNotificationRead, { params: { id } });
    return true;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ kind: error.kind, status: error.status }, "a notification could not be marked read");
    return false;
  }
}
