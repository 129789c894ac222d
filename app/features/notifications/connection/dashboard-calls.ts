import type { Notification } from "#contract/notifications/notifications.ts";
import { isNotificationList } from "./read-message";
import type { Handshake } from "./realtime-connection";

/** The two messages of the error catalogue for a failed load. */
export type LoadProblem = "loadFailed" | "loadError";
export type LoadResult =
  { notifications: Notification[]; unreadCount: number } | { problem: LoadProblem } | { signedOut: true };

/** The live bell's requests to the dashboard. They are same-origin and include the session cookie. */
export interface DashboardCalls {
  load: () => Promise<LoadResult>;
  /** `undefined` if there is no session. @throws Error for other failures */
  fetchHandshake: () => Promise<Handshake | undefined>;
  /** These functions return whether the provider made the change. They never throw. */
  markRead: (id: string) => Promise<boolean>;
  markAllRead: () => Promise<boolean>;
  remove: (id: string) => Promise<boolean>;
}

type FetchPath = (path: string, init: RequestInit) => Promise<Response>;

const signedOutStatus = 401;

/**
 * Returns the calls of the dashboard's resource routes below `/notifications` and of its realtime token.
 * `leaving` aborts reads.
 * @param fetchPath the page's `fetch`
 */
export function dashboardCalls(
  leaving: AbortSignal,
  fetchPath: FetchPath = (...parts) => fetch(...parts),
): DashboardCalls {
  return {
    async load() {
      try {
        const headers = { Accept: "application/json" };
        const response = await fetchPath("/notifications/unread", { headers, signal: leaving });
        if (response.status === signedOutStatus) return { signedOut: true };
        const body: unknown = await response.json();
        if (response.ok) return readList(body);
        return { problem: isLoadFailure(body) ? "loadFailed" : "loadError" };
      } catch {
        return { problem: "loadError" };
      }
    },

    async fetchHandshake() {
      const response = await fetchPath("/realtime/token", { method: "POST", signal: leaving });
      if (response.status === signedOutStatus) return undefined;
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
      return (await response.json()) as Handshake;
    },

    markRead: (id) => succeeds(fetchPath, "PATCH", `/notifications/${encodeURIComponent(id)}/mark-as-read`),
    markAllRead: () => succeeds(fetchPath, "PATCH", "/notifications/mark-all-as-read"),
    remove: (id) => succeeds(fetchPath, "DELETE", `/notifications/${encodeURIComponent(id)}`),
  };
}

function readList(body: unknown): LoadResult {
  const { notifications, unreadCount } = (body ?? {}) as { notifications?: unknown; unreadCount?: unknown };
  return isNotificationList(notifications) && typeof unreadCount === "number"
    ? { notifications, unreadCount }
    : { problem: "loadError" };
}

/** Returns whether the provider's response has a code other than 200. */
function isLoadFailure(body: unknown): boolean {
  return typeof body === "object" && body !== null && "problem" in body && body.problem === "loadFailed";
}

async function succeeds(fetchPath: FetchPath, method: "PATCH" | "DELETE", path: string): Promise<boolean> {
  try {
    // Without a body, browsers send no `Content-Length` with these methods, and the dashboard refuses that.
    const headers = { "Content-Type": "application/json" };
    // With `keepalive`, the browser finishes the request after the user has left the page, so that no change
    // is lost.
    return (await fetchPath(path, { method, headers, body: "{}", keepalive: true })).ok;
  } catch {
    return false;
  }
}
