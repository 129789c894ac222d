/** Why a form wasn't sent. `message` is the server's explanation, if any. */
export interface UnsentNotice {
  form: HTMLFormElement | null;
  reason: "offline" | "signedOut" | "failed";
  message?: string | undefined;
}

let notice: UnsentNotice | null = null;
const listeners = new Set<() => void>();

/** Shows a notice in its form, or removes the current one if `next` is null. */
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
