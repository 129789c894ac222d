import { createContext, use } from "react";

interface DialogActions {
  closeTo: string;
  close: () => void;
}
export const DialogContext = createContext<DialogActions>({ closeTo: "?", close: () => {} });

/** How to close the dialog around. */
export function useDialog(): DialogActions {
  return use(DialogContext);
}
