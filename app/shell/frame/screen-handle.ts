import type { ComponentType, ReactNode } from "react";
import { useMatches } from "react-router";
import type { Namespace } from "~/i18n/namespaces";

/** `alone` has the same frame as `blank`, but the complete style sheet. It is for showcases. */
export type LayoutKind = "shell" | "blank" | "alone" | "front";

/**
 * The properties that a screen's route declares in its `handle`. The handle of the deepest matching route is
 * used.
 */
export interface ScreenHandle {
  layout: LayoutKind;
  /** Imported by the leaf route, so that a page outside the shell never loads the shell (docs/decisions). */
  Layout: ComponentType<{ children: ReactNode }>;
  /** The namespaces of the texts that the page needs. */
  namespaces: Namespace[];
}

/** A screen's namespaces. The browser fetches the late ones together with the part that needs them. */
export type ScreenTexts = [...Namespace[]] | [...Namespace[], { late: Namespace[] }];

export function allNamespaces(texts: ScreenTexts): Namespace[] {
  return texts.flatMap((text) => (typeof text === "object" ? text.late : text));
}

/** Returns whether a route's `handle` is that of a screen. The router's type is `unknown`. */
export function isScreenHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === "object" && handle !== null && "Layout" in handle && "namespaces" in handle;
}

/** Returns the current screen's handle, if the URL matches one. */
export function useScreenHandle(): ScreenHandle | undefined {
  return useMatches()
    .map((match) => match.handle)
    .findLast(isScreenHandle);
}
