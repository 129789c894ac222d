import { listFavourites } from "#contract/stores/favourites.ts";
import { listScreen, loadList } from "~/components/data-table/list-screen.server";
import { Screen } from "~/components/screen";
import { EmptyState } from "~/components/states/empty-state";
import { categories } from "~/features/stores/categories";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import { Directory } from "../$lang.stores/directory";
import { orders } from "../$lang.stores/letters-and-orders";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("stores");

/** The list of a member's favourite stores, by default with the most orders first. */
const favourites = listScreen(listFavourites, {
  choices: { category: categories },
  linked: ["category", "letter"],
  always: { sort: orders[0] },
  sizes: [24, 48, 72, 96],
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const list = await loadList(providerClient(context), favourites, url.searchParams);
  return { ...list, rows: list.rows.map(withLogoAddress) };
}

export default function Favourites({ loaderData: page }: Route.ComponentProps) {
  const t = useTranslation("stores");
  return (
    <Screen title={t("favourites")} subtitle={t("favouritesSubtitle")}>
      <Directory
        page={page}
        favourites={page.rows.map(({ slug }) => slug)}
        empty={
          <EmptyState illustration="search" title={t("favouritesEmpty")} text={t("favouritesEmptyText")}>
            <LocalizedLinkButton to="/stores">{t("allStores")}</LocalizedLinkButton>
          </EmptyState>
        }
      />
    </Screen>
  );
}
