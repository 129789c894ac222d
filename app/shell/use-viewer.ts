import { createContext, use } from "react";
import type { Viewer } from "./viewer";

export const ViewerContext = createContext<Viewer>({ state: "signed-out" });

/** The viewer of the page: signed-out, loading (unknown), or signed-in. */
export function useViewer(): Viewer {
  return use(ViewerContext);
}
