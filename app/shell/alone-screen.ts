import type { Namespace } from "~/i18n/namespaces";
import { BlankLayout } from "./blank-layout";
import type { ScreenHandle } from "./screen-handle";

/** `handle` of a showcase that stands alone, with the namespaces of its texts. */
export function aloneScreen(...namespaces: Namespace[]): ScreenHandle {
  return { layout: "alone", Layout: BlankLayout, namespaces };
}
