import { createContext, use } from "react";
import { defaultTheme, type Theme } from "./theme";

export const ThemeContext = createContext<Theme>(defaultTheme);

/** The theme of the page, a change under way included. */
export function useTheme(): Theme {
  return use(ThemeContext);
}
