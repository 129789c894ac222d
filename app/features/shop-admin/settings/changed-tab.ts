import { createContext, useContext } from "react";

/** Lets a form mark its tab as changed and unsaved. */
export const ChangedTab = createContext<(isChanged: boolean) => void>(() => undefined);

/** Returns the function a form calls on every change. */
export function useChangedTab(): (isChanged: boolean) => void {
  return useContext(ChangedTab);
}
