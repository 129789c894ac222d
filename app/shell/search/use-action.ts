import { useSubmit } from "react-router";
import type { ActionName } from "~/features/search/actions";
import { useLocalizedPath } from "~/navigation/localized-link";
import { useThemeChange } from "../use-theme-change";
import { notificationsPath } from "./action-paths";

/** Carries out an action of the search, by the same forms that do it elsewhere. */
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
