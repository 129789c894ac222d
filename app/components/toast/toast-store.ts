import type { ReactNode } from "react";
import type { Tone } from "../ui/tone";

export interface Toast {
  id: string;
  tone: Tone;
  /** Replaces the tone's icon. */
  icon?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** The number of seconds until the toast disappears, by default six. Hover and focus pause it. */
  seconds?: number;
  /** Shows the remaining time as a bar. */
  progress?: boolean;
  /** Shows the whole description instead of two lines. */
  isExpanded?: boolean;
}

const maxToasts = 3;
const emptyList: Toast[] = [];
let toasts = emptyList;
const listeners = new Set<() => void>();

function setToasts(next: Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast and returns its id. Replaces a toast with the same id, and removes the oldest of more than
 * three.
 */
export function showToast(toast: Omit<Toast, "id"> & { id?: string }): string {
  const id = toast.id ?? crypto.randomUUID();
  setToasts([...toasts.filter((shown) => shown.id !== id), { ...toast, id }].slice(-maxToasts));
  return id;
}

/** Removes a toast. Unknown ids are ignored. */
export function dismissToast(id: string) {
  setToasts(toasts.filter((toast) => toast.id !== id));
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
  return emptyList;
}
