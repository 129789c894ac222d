import { useSubmit } from "react-router";
import type { ActionName } from "~/features/search/actions";
import { useLocalizedPath } from "~/navigation/localized-link";
import { useThemeChange } from "../theme/use-theme-change";
import { notificationsPath } from "./action-paths";

/**
 * Returns a function that performs an action of the search. It uses the same forms as the rest of the app.
 */
export function useAction(): (action: Exclude<ActionName, "withdraw">) => void {
  const submit = useSubmit();
  const changeTheme = useThemeChange();
  const notifications = useLocalizedPath(notificationsPath);
  return function act(action) {
    if (action === "markAllRead")
      void submit({ intent: "read-all" }, { method: "post", action: notifications });
    else changeTheme({ mode: action });
  };
}
