import { createContext, type ReactElement, use } from "react";

/** Makes an element an item of the Radix menu around; a menu without scripts takes it as it is. */
export const MenuItemContext = createContext((element: ReactElement) => element);

/** A link or button of a menu. */
export function MenuItem({ children }: { children: ReactElement }) {
  return use(MenuItemContext)(children);
}
