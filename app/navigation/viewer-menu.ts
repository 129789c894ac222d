import type { MenuViewer } from "~/navigation/menu";
import type { Viewer } from "~/page/viewer";

/** Returns which menu a user gets. */
export function menuViewerOf(viewer: Viewer): MenuViewer {
  if (viewer.state === "loading") return "loading";
  if (viewer.state === "signed-out") return "visitor";
  if (viewer.isAdmin) return "admin";
  return viewer.permissions.length > 0 ? viewer.permissions : "member";
}
