import { createContext, useContext } from "react";

/** Tells the tabs that the form below them was changed and not saved. */
export const ChangedTab = createContext<(isChanged: boolean) => void>(() => undefined);

/** What a form calls with every change. */
export function useChangedTab(): (isChanged: boolean) => void {
  return useContext(ChangedTab);
}
