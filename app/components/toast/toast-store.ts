import type { ReactNode } from "react";
import type { Tone } from "../ui/tone";

export interface Toast {
  id: string;
  tone: Tone;
  /** Instead of the tone's own sign. */
  icon?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** How long it stays, in seconds; hover and focus pause it. Six unless said otherwise. */
  seconds?: number;
  /** Shows the rest of its time as a bar. */
  progress?: boolean;
  /** Shows all of the description; otherwise two lines. */
  isWhole?: boolean;
}

const most = 3;
const nothing: Toast[] = [];
let toasts = nothing;
const listeners = new Set<() => void>();

function change(next: Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in the browser; the same id replaces, the oldest beyond three leaves. Returns its id. */
export function showToast(toast: Omit<Toast, "id"> & { id?: string }): string {
  const id = toast.id ?? crypto.randomUUID();
  change([...toasts.filter((shown) => shown.id !== id), { ...toast, id }].slice(-most));
  return id;
}

/** Takes a toast away; unknown ids are ignored. */
export function dismissToast(id: string) {
  change(toasts.filter((toast) => toast.id !== id));
}

/** For `useSyncExternalStore`. */
export function subscribeToasts(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
export function currentToasts(): Toast[] {
  return toasts;
}
export function noToasts(): Toast[] {
  return nothing;
}
