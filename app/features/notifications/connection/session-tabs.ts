/** The part of `BroadcastChannel` that is used here. */
export interface TabChannel {
  postMessage: (message: unknown) => void;
  addEventListener: (type: "message", listener: (event: MessageEvent) => void) => void;
  close: () => void;
}
/** The part of Web Locks that is used to elect a leader. */
export type RequestLock = (
  name: string,
  options: { signal: AbortSignal },
  hold: () => Promise<void>,
) => Promise<unknown>;

export interface TabParts {
  createChannel: (name: string) => TabChannel | undefined;
  /** `undefined` in browsers without Web Locks, or over plain HTTP. Every tab then is its own leader. */
  requestLock: RequestLock | undefined;
}

/** The implementations of the browser. */
export const browserTabs: TabParts = {
  createChannel: (name) => ("BroadcastChannel" in globalThis ? new BroadcastChannel(name) : undefined),
  requestLock: globalThis.navigator?.locks
    ? (name, options, hold) => navigator.locks.request(name, options, hold)
    : undefined,
};

interface Tabs {
  send: (message: unknown) => void;
  leave: () => void;
}

/**
 * Joins the tabs of a session. Calls `onLeading` when this tab becomes the leader, immediately or after the
 * previous leader has closed, and `onMessage` with messages of other tabs. `session` names the session, so
 * that logins don't share data.
 */
export function joinTabs(
  session: string,
  { onLeading, onMessage }: { onLeading: () => void; onMessage: (message: unknown) => void },
  { createChannel, requestLock }: TabParts = browserTabs,
): Tabs {
  // A lock's name must not start with "-", but the names of one in 64 sessions do.
  const name = `notifications:${session}`;
  const channel = requestLock && createChannel(name);
  if (!channel || !requestLock) {
    onLeading();
    return { send: () => undefined, leave: () => undefined };
  }
  const leaving = new AbortController();
  let isLeading = false;
  const takeLead = () => {
    if (isLeading) return;
    isLeading = true;
    onLeading();
  };
  channel.addEventListener("message", ({ data }) => onMessage(data));
  const holdUntilLeaving = () =>
    new Promise<void>((resolve) => {
      leaving.signal.addEventListener("abort", () => resolve());
      takeLead();
    });
  requestLock(name, { signal: leaving.signal }, holdUntilLeaving).catch((error: unknown) => {
    if (leaving.signal.aborted) return;
    console.warn("Notifications: no leader could be elected; this tab leads for itself.", error);
    takeLead();
  });
  return {
    send: (message) => channel.postMessage(message),
    leave() {
      leaving.abort();
      channel.close();
    },
  };
}
