import { Search as SearchIcon } from "lucide-react";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { Input } from "~/components/ui/input";
import { ExtensionPromotion } from "~/features/search/extension-promotion";
import { useTranslation } from "~/i18n/use-translation";
import { Screen } from "~/shell/screen";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";
import { loadSearch } from "./load-search.server";
import { Results } from "./results";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("search");

export function loader({ context, url }: Route.LoaderArgs) {
  return loadSearch(context, url);
}

/** The search without scripts: the same rules as the dialog's, as a page with an address. */
export default function Search({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslation("search");
  return (
    <Screen title={t("title")} subtitle={t("subtitle")}>
      <meta name="robots" content="noindex" />
      <Form role="search" className="flex gap-3">
        <Input
          key={view.typed}
          type="search"
          name="q"
          aria-label={t("label")}
          placeholder={t("placeholder")}
          defaultValue={view.typed}
          maxLength={120}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">
          <SearchIcon aria-hidden className="size-4.5" />
          {t("submit")}
        </Button>
      </Form>
      <Results view={view} />
      {view.extension && <ExtensionPromotion url={view.extension} texts={t} />}
    </Screen>
  );
}
