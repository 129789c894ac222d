import type { ReactNode, SyntheticEvent } from "react";
import { useLocation } from "react-router";
import { applyPendingTheme } from "~/page/theme";
import { useTheme } from "./use-theme";
import { themePath, useThemeChange } from "./use-theme-change";

/** A form whose buttons change the theme. Without scripts, the page is reloaded. */
export function ThemeForm({ className, children }: { className?: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const theme = useTheme();
  const change = useThemeChange();

  function onSubmit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault();
    change(applyPendingTheme(theme, new FormData(event.currentTarget, event.nativeEvent.submitter)));
  }
  return (
    <form method="post" action={themePath} onSubmit={onSubmit} className={className}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </form>
  );
}
