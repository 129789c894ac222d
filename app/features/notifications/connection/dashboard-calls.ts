import type { Notification } from "#contract/notifications.ts";
import { isNotificationList } from "./read-message";
import type { Handshake } from "./realtime-connection";

/** Which of the two texts of the error catalogue a failed load shows. */
export type LoadProblem = "loadFailed" | "loadError";
export type LoadAnswer =
  { notifications: Notification[]; unreadCount: number } | { problem: LoadProblem } | { signedOut: true };

/** What the live bell asks of the dashboard; every call is same-origin and carries the session cookie. */
export interface DashboardCalls {
  load: () => Promise<LoadAnswer>;
  /** Undefined when nobody is signed in. @throws Error when it fails otherwise */
  fetchHandshake: () => Promise<Handshake | undefined>;
  /** Each tells whether the provider did it; a failure is an answer here, never thrown. */
  markRead: (id: string) => Promise<boolean>;
  markAllRead: () => Promise<boolean>;
  remove: (id: string) => Promise<boolean>;
}

type Ask = (path: string, init: RequestInit) => Promise<Response>;

const signedOutStatus = 401;

/**
 * The dashboard's resource routes below `/notifications`, and its realtime token.
 * What only asks is given up when `leaving` says so.
 * @param ask `fetch` of the page
 */
export function dashboardCalls(
  leaving: AbortSignal,
  ask: Ask = (...parts) => fetch(...parts),
): DashboardCalls {
  return {
    async load() {
      try {
        const headers = { Accept: "application/json" };
        const answer = await ask("/notifications/unread", { headers, signal: leaving });
        if (answer.status === signedOutStatus) return { signedOut: true };
        const body: unknown = await answer.json();
        if (answer.ok) return readList(body);
        return { problem: isRefusal(body) ? "loadFailed" : "loadError" };
      } catch {
        return { problem: "loadError" };
      }
    },

    async fetchHandshake() {
      const answer = await ask("/realtime/token", { method: "POST", signal: leaving });
      if (answer.status === signedOutStatus) return undefined;
      if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`.trim());
      return (await answer.json()) as Handshake;
    },

    markRead: (id) => succeeds(ask, "PATCH", `/notifications/${encodeURIComponent(id)}/mark-as-read`),
    markAllRead: () => succeeds(ask, "PATCH", "/notifications/mark-all-as-read"),
    remove: (id) => succeeds(ask, "DELETE", `/notifications/${encodeURIComponent(id)}`),
  };
}

function readList(body: unknown): LoadAnswer {
  const { notifications, unreadCount } = (body ?? {}) as { notifications?: unknown; unreadCount?: unknown };
  return isNotificationList(notifications) && typeof unreadCount === "number"
    ? { notifications, unreadCount }
    : { problem: "loadError" };
}

/** Whether the provider answered, but with another code than 200. */
function isRefusal(body: unknown): boolean {
  return typeof body === "object" && body !== null && "problem" in body && body.problem === "loadFailed";
}

async function succeeds(ask: Ask, method: "PATCH" | "DELETE", path: string): Promise<boolean> {
  try {
    // Browsers send these methods without a length when there is no body, and the dashboard refuses that.
    const headers = { "Content-Type": "application/json" };
    // The browser finishes it even when the page is left, so a mark is never lost.
    return (await ask(path, { method, headers, body: "{}", keepalive: true })).ok;
  } catch {
    return false;
  }
}
