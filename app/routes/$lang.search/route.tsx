import { ExtensionPromotion } from "~/features/search/extension-promotion";
import { SearchForm } from "~/features/search/search-form";
import { useTranslation } from "~/i18n/use-translation";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { loadSearch } from "./load-search.server";
import { Results } from "./results";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("search");

export function loader({ context, url }: Route.LoaderArgs) {
  return loadSearch(context, url);
}

/** The search for browsers without scripts: a page with the same results as the dialog. */
export default function Search({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslation("search");
  return (
    <Screen title={t("title")} subtitle={t("subtitle")}>
      <meta name="robots" content="noindex" />
      <SearchForm
        label={t("label")}
        placeholder={t(view.isStaff ? "placeholderStaff" : "placeholder")}
        submit={t("submit")}
        typed={view.typed}
      />
      <Results view={view} />
      {!view.query && <ExtensionPromotion url={view.extension} texts={t} />}
    </Screen>
  );
}
