/** Why what a form holds was not sent: no connection, the session's end, or the server's own words. */
export interface UnsentNotice {
  form: HTMLFormElement | null;
  reason: "offline" | "signedOut" | "failed";
  message?: string | undefined;
}

let notice: UnsentNotice | null = null;
const listeners = new Set<() => void>();

/** Shows a notice in its form, or takes it away. */
export function setNotice(next: UnsentNotice | null): void {
  notice = next;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export function subscribeNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
export function currentNotice(): UnsentNotice | null {
  return notice;
}
