import { createContext, use } from "react";
import { defaultTheme, type Theme } from "~/page/theme";

export const ThemeContext = createContext<Theme>(defaultTheme);

/** Returns the page's theme, including a pending change. */
export function useTheme(): Theme {
  return use(ThemeContext);
}
