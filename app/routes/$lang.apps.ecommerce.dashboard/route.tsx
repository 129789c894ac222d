import { data } from "react-router";
import { getShopDashboard } from "#contract/shop/admin-shop-dashboard.ts";
import { PartRegion } from "~/components/states/part-region";
import { overviewQuery, readChoice } from "~/features/administration/period/period-choice";
import { ReportScreen } from "~/features/administration/period/report-screen";
import { productsPath, shopDashboardPath } from "~/features/shop-admin/shop-admin-paths";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { ShopStats } from "./shop-stats";
import { LatestOrders } from "./latest-orders";
import { BestSellers, LowStock } from "./short-lists";
import { Sources } from "./sources";
import { Trend } from "./trend";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("shop-dashboard", "shop-admin", "shop", "overview", "clicks");

export async function loader({ context, url }: Route.LoaderArgs) {
  const choice = readChoice(url.searchParams);
  const dashboard = await loadPart(
    providerClient(context)
      .call(getShopDashboard, { query: overviewQuery(choice) })
      .then(({ data }) => data),
  );
  const isTyped = Object.keys(choice.issues).length === 0;
  return data({ choice, dashboard }, { status: isTyped ? statusOf([dashboard]) : 400 });
}

/** Shows the shop's figures for a period. */
export default function ShopDashboard({ loaderData: { choice, dashboard } }: Route.ComponentProps) {
  const t = useTranslation("shop-dashboard");
  return (
    <ReportScreen
      path={shopDashboardPath}
      subtitle={t("subtitle")}
      choice={choice}
      shown={dashboard.state === "loaded" ? dashboard.data.period : null}
      actions={
        <LocalizedLinkButton to={productsPath} variant="outline">
          {t("toShop")}
        </LocalizedLinkButton>
      }
    >
      <PartRegion part={dashboard}>
        {(dashboard) => (
          <>
            <ShopStats dashboard={dashboard} />
            <Trend dashboard={dashboard} />
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <BestSellers dashboard={dashboard} of="products" />
              <BestSellers dashboard={dashboard} of="stores" />
              <Sources dashboard={dashboard} />
              <LowStock products={dashboard.runningOut} />
            </div>
            <LatestOrders dashboard={dashboard} />
          </>
        )}
      </PartRegion>
    </ReportScreen>
  );
}
