import { use } from "react";
import type { Permission } from "#contract/roles/permissions.ts";
import { PageContext } from "~/page/page-context";
import { mayDo, type Viewer } from "~/page/viewer";

/** Returns the user of the page: `signed-out`, `loading` (unknown) or `signed-in`. */
export function useViewer(): Viewer {
  return use(PageContext).viewer;
}

/** Returns whether the page's user has a permission. */
export function useHasPermission(permission: Permission): boolean {
  return mayDo(useViewer(), permission);
}
