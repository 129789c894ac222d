import { randomUUID } from "node:crypto";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/shell/screen";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";
import { Coupons } from "./coupons";
import { Description } from "./description";
import { loadStore } from "./load-store.server";
import { Offer } from "./offer";
import { Rates } from "./rates";
import { Shop, ShopBar } from "./shop";
import { Similar } from "./similar";
import { Terms } from "./terms";

export { StoreErrorBoundary as ErrorBoundary } from "./error-boundary";
export const handle = shellScreen("stores");

export async function loader({ context, params }: Route.LoaderArgs) {
  return { store: await loadStore(providerClient(context), params.store), formKey: randomUUID() };
}

export default function StorePage({ loaderData: { store, formKey } }: Route.ComponentProps) {
  const t = useTranslation("stores");
  return (
    <Screen
      title={store.cashBack ? t("storeTitle", { name: store.name }) : store.name}
      actions={
        <LocalizedLinkButton to="/stores" variant="outline">
          {t("allStores")}
        </LocalizedLinkButton>
      }
    >
      <Description store={store} />
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <Offer store={store} />
        <Shop store={store} formKey={formKey} />
      </div>
      {store.offer && <Rates offer={store.offer} />}
      <Terms />
      <Coupons coupons={store.runningCoupons} />
      <Similar store={store} />
      <ShopBar store={store} formKey={formKey} />
    </Screen>
  );
}
