import { writePreferenceCookie } from "~/components/form/write-preference-cookie";
import { useQueuedSubmit } from "~/components/form/use-queued-submit";
import { type Theme, themeKey, themeVersion } from "~/page/theme";
import { useTheme } from "./use-theme";

/** The URL that changes of the theme are submitted to. */
export const themePath = "/theme";

/**
 * Returns a function that submits a change of the theme. It always submits the complete theme, because the
 * router may abort a change when the next one follows.
 */
export function useThemeChange(): (change: Partial<Theme>) => void {
  const submit = useQueuedSubmit(themeKey, themePath);
  const theme = useTheme();
  return function change(fields) {
    const next = { ...theme, ...fields };
    const form = new FormData();
    for (const [field, value] of Object.entries(next)) form.set(field, String(value));
    writePreferenceCookie(themeKey, { v: themeVersion, ...next });
    submit(form);
  };
}
