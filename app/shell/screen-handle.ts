import type { ComponentType, ReactNode } from "react";
import { useMatches } from "react-router";
import type { Namespace } from "~/i18n/namespaces";

/** `alone` is the frame of `blank` with all rules of the style sheet: a showcase, not log in. */
export type LayoutKind = "shell" | "blank" | "alone" | "front";

/** What a screen's route says about itself; the deepest match decides. */
export interface ScreenHandle {
  layout: LayoutKind;
  /** Rides on the leaf, so that a blank page never loads the shell (docs/decisions). */
  Layout: ComponentType<{ children: ReactNode }>;
  /** Texts the page needs. */
  namespaces: Namespace[];
}

/** Reads a route's `handle`, which the router types as unknown. */
export function isScreenHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === "object" && handle !== null && "Layout" in handle && "namespaces" in handle;
}

/** The handle of the screen at hand, if the address matches one. */
export function useScreenHandle(): ScreenHandle | undefined {
  return useMatches()
    .map((match) => match.handle)
    .findLast(isScreenHandle);
}
