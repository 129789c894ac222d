import type { ComponentType, ReactNode } from "react";
import { useMatches } from "react-router";
import type { Namespace } from "~/i18n/namespaces";

/** `alone` has the frame of `blank` with the full style sheet, for showcases. */
export type LayoutKind = "shell" | "blank" | "alone" | "front";

/** The properties that a screen's route declares in its `handle`. The deepest match counts. */
export interface ScreenHandle {
  layout: LayoutKind;
  /** Part of the leaf route, so that a blank page never loads the shell (docs/decisions). */
  Layout: ComponentType<{ children: ReactNode }>;
  /** Namespaces of the texts the page needs. */
  namespaces: Namespace[];
}

/** Returns whether a route's `handle`, which the router types as unknown, is a screen's. */
export function isScreenHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === "object" && handle !== null && "Layout" in handle && "namespaces" in handle;
}

/** Returns the current screen's handle, if the URL matches one. */
export function useScreenHandle(): ScreenHandle | undefined {
  return useMatches()
    .map((match) => match.handle)
    .findLast(isScreenHandle);
}
