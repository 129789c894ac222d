import { createContext } from "react";

/** The shortcuts the viewer keeps in this browser, as paths without language; null while they have the first ones. */
export const ShortcutsContext = createContext<string[] | null>(null);
