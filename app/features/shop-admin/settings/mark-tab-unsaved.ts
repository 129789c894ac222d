import { createContext, useContext } from "react";

/** Marks the tab that contains a form as changed and not saved. */
export const MarkTabUnsaved = createContext<(isChanged: boolean) => void>(() => undefined);

/** Returns the function that a form calls on every change. */
export function useMarkTabUnsaved(): (isChanged: boolean) => void {
  return useContext(MarkTabUnsaved);
}
