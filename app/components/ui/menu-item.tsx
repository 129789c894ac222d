import { createContext, type ReactElement, use } from "react";

/** Turns an element into an item of the surrounding Radix menu. A menu without scripts renders it unchanged. */
export const MenuItemContext = createContext((element: ReactElement) => element);

/** A link or button of a menu. */
export function MenuItem({ children }: { children: ReactElement }) {
  return use(MenuItemContext)(children);
}
