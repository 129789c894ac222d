/** The part of a BroadcastChannel that tabs need. */
export interface TabChannel {
  postMessage: (message: unknown) => void;
  addEventListener: (type: "message", listener: (event: MessageEvent) => void) => void;
  close: () => void;
}
/** The part of Web Locks that elects a leader. */
export type RequestLock = (
  name: string,
  options: { signal: AbortSignal },
  hold: () => Promise<void>,
) => Promise<unknown>;

export interface TabParts {
  createChannel: (name: string) => TabChannel | undefined;
  /** Undefined where the browser has no Web Locks (plain http): every tab then leads for itself. */
  requestLock: RequestLock | undefined;
}

/** What the browser offers. */
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
 * Joins the tabs of one session: `lead` is called in the one tab that leads, at once or when the
 * leader before it has gone; `hear` with what other tabs send. `session` is the session's own name, so
 * that nothing crosses from one sign-in to the next.
 */
export function joinTabs(
  session: string,
  { lead, onMessage }: { lead: () => void; onMessage: (message: unknown) => void },
  { createChannel, requestLock }: TabParts = browserTabs,
): Tabs {
  // A lock's name must not begin with "-", as one in 64 sessions' does.
  const name = `notifications:${session}`;
  const channel = requestLock && createChannel(name);
  if (!channel || !requestLock) {
    lead();
    return { send: () => undefined, leave: () => undefined };
  }
  const leaving = new AbortController();
  let isLeading = false;
  const takeLead = () => {
    if (isLeading) return;
    isLeading = true;
    lead();
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
