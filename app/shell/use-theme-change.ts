import { useSubmitInTurn } from "~/components/form/use-changes-in-turn";
import type { Theme } from "./theme";
import { useTheme } from "./use-theme";

/** Address of the settings form. */
export const themePath = "/theme";
/** Of the change of the theme that is under way; root shows what it is about to do. */
export const themeKey = "theme";

/** Sends a change of the theme to the server, which keeps it. The whole theme goes along, as changes in turn must. */
export function useThemeChange(): (change: Partial<Theme>) => void {
  const submit = useSubmitInTurn(themeKey, themePath);
  const theme = useTheme();
  return function change(fields) {
    const form = new FormData();
    for (const [field, value] of Object.entries({ ...theme, ...fields })) form.set(field, String(value));
    submit(form);
  };
}
