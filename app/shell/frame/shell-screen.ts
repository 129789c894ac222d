import { allNamespaces, type ScreenHandle, type ScreenTexts } from "./screen-handle";
import { ShellLayout } from "./shell-layout";

/**
 * Returns the `handle` of a screen inside the shell (sidebar, top bar, footer). The arguments are the
 * namespaces of its texts; `late` are those that only lazily loaded parts need.
 */
export function shellScreen(...texts: ScreenTexts): ScreenHandle {
  return {
    layout: "shell",
    Layout: ShellLayout,
    namespaces: ["shell", "navigation", "table", ...allNamespaces(texts)],
  };
}
