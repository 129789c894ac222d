import type { Namespace } from "~/i18n/namespaces";
import { BlankLayout } from "./blank-layout";
import type { ScreenHandle } from "./screen-handle";

/**
 * Returns the `handle` of a screen outside the shell (login, register). The arguments are the namespaces of
 * its texts.
 */
export function blankScreen(...namespaces: Namespace[]): ScreenHandle {
  return { layout: "blank", Layout: BlankLayout, namespaces };
}
