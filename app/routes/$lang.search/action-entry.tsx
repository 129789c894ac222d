import { Form } from "react-router";
import type { ActionItem } from "~/features/search/actions";
import { LocalizedLink, useLocalizedPath } from "~/navigation/localized-link";
import { ActionLabel } from "~/shell/search/action-label";
import { notificationsPath, withdrawPath } from "~/shell/search/action-paths";
import { resultStyle } from "~/shell/search/result-link";
import { ThemeForm } from "~/shell/theme/theme-form";

/** An action of the search as a link or a form, so that it works without scripts. */
export function ActionEntry({ item, query }: { item: ActionItem; query: string }) {
  const notifications = useLocalizedPath(notificationsPath);
  const label = <ActionLabel item={item} query={query} />;
  switch (item.action) {
    case "withdraw":
      return (
        <LocalizedLink to={withdrawPath} className={resultStyle}>
          {label}
        </LocalizedLink>
      );
    case "markAllRead":
      return (
        <Form method="post" action={notifications}>
          <button type="submit" name="intent" value="read-all" className={resultStyle}>
            {label}
          </button>
        </Form>
      );
    default:
      return (
        <ThemeForm>
          <button type="submit" name="mode" value={item.action} className={resultStyle}>
            {label}
          </button>
        </ThemeForm>
      );
  }
}
