import { data, redirect } from "react-router";
import { readForm } from "~/components/form/read-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { SearchForm } from "~/features/search/search-form";
import { searchQuery } from "~/features/search/search-query";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import { changeShortcuts } from "~/shell/menus/shortcuts/change-shortcuts.server";
import { maxShortcuts } from "~/shell/menus/shortcuts/shortcut-list";
import type { Route } from "./+types/route";
import { changeNews } from "./change-news.server";
import { loadShortcuts } from "./load-shortcuts.server";
import { MyShortcuts } from "./my-shortcuts";
import { Picks } from "./picks";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("search", "shortcuts");

export function loader({ context, request, url }: Route.LoaderArgs) {
  return loadShortcuts(context, request, url);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const outcome = await changeShortcuts(context, request, await readForm(request));
  if (outcome.problem) {
    const t = getTranslation(context, "shortcuts");
    return data({ problem: t(outcome.problem, { most: maxShortcuts }) }, { status: outcome.status });
  }
  const headers = new Headers();
  for (const cookie of outcome.cookies) headers.append("Set-Cookie", cookie);
  // The popup has already updated its list, so it needs neither data nor a redirect.
  if (outcome.shortcutChange.intent === "keep" && new URL(request.url).pathname.endsWith(".data"))
    return data(null, { headers });
  const q = searchQuery(url.searchParams);
  const path = q ? `${url.pathname}?${new URLSearchParams({ q }).toString()}` : url.pathname;
  const title = changeNews(context, outcome);
  return title
    ? redirectWithToast(path, { tone: "success", title }, { headers })
    : redirect(path, { headers });
}

/** Manages the shortcuts with forms, with the same features as the popup. */
export default function Shortcuts({ loaderData: view, actionData }: Route.ComponentProps) {
  const t = useTranslation("shortcuts");
  const search = useTranslation("search");
  const problem = actionData && "problem" in actionData ? actionData.problem : undefined;
  return (
    <Screen title={t("title")} subtitle={t("subtitle")}>
      <meta name="robots" content="noindex" />
      {problem && <Alert tone="danger">{problem}</Alert>}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <MyShortcuts tiles={view.tiles} isDefault={view.isDefault} />
        <Card title={t("add")}>
          <SearchForm
            label={t("pickLabel")}
            placeholder={t("pickPlaceholder")}
            submit={search("submit")}
            typed={view.typed}
            variant="outline"
          />
          <Picks view={view} />
        </Card>
      </div>
    </Screen>
  );
}
