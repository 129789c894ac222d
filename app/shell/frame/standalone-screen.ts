import type { Namespace } from "~/i18n/namespaces";
import { BlankLayout } from "./blank-layout";
import type { ScreenHandle } from "./screen-handle";

/**
 * Returns the `handle` of a screen outside the shell that needs the complete style sheet. The arguments are
 * the namespaces of its texts.
 */
export function standaloneScreen(...namespaces: Namespace[]): ScreenHandle {
  return { layout: "alone", Layout: BlankLayout, namespaces };
}
