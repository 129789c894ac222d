import { createContext, type ReactElement, use } from "react";

/**
 * Turns an element into an item of the surrounding Radix menu. Outside of one, such as in a menu without
 * scripts, it returns the element unchanged.
 */
export const MenuItemContext = createContext((element: ReactElement) => element);

/** A link or button of a menu. */
export function MenuItem({ children }: { children: ReactElement }) {
  return use(MenuItemContext)(children);
}
