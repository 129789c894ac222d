import type { Namespace } from "~/i18n/namespaces";
import { FrontLayout } from "./front-layout";
import type { ScreenHandle } from "./screen-handle";

/**
 * Returns the `handle` of a front page, whose URL contains no language. The arguments are the namespaces of
 * its texts.
 */
export function frontScreen(...namespaces: Namespace[]): ScreenHandle {
  return { layout: "front", Layout: FrontLayout, namespaces: ["shell", ...namespaces] };
}
