import { createContext, use } from "react";
import type { Viewer } from "./viewer";

export const ViewerContext = createContext<Viewer>({ state: "signed-out" });

/** Who looks at the page: signed-out, loading (nobody can tell), or signed-in. */
export function useViewer(): Viewer {
  return use(ViewerContext);
}
