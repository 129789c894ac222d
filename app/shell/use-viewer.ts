import { use } from "react";
import { PageContext } from "~/page/page-context";
import type { Viewer } from "~/page/viewer";

/** The viewer of the page: signed-out, loading (unknown), or signed-in. */
export function useViewer(): Viewer {
  return use(PageContext).viewer;
}
