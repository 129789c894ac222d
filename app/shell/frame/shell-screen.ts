import type { Namespace } from "~/i18n/namespaces";
import type { ScreenHandle } from "./screen-handle";
import { ShellLayout } from "./shell-layout";

/**
 * Returns the `handle` of a screen inside the shell (sidebar, top bar, footer). The arguments are the
 * namespaces of its texts.
 */
export function shellScreen(...namespaces: Namespace[]): ScreenHandle {
  return {
    layout: "shell",
    Layout: ShellLayout,
    namespaces: ["shell", "navigation", "table", ...namespaces],
  };
}
