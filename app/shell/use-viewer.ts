import { use } from "react";
import type { Permission } from "#contract/permissions.ts";
import { PageContext } from "~/page/page-context";
import { mayDo, type Viewer } from "~/page/viewer";

/** The viewer of the page: signed-out, loading (unknown), or signed-in. */
export function useViewer(): Viewer {
  return use(PageContext).viewer;
}

/** Whether the page's viewer may do what takes a permission. */
export function useMay(permission: Permission): boolean {
  return mayDo(useViewer(), permission);
}
