import { randomUUID } from "node:crypto";
import { adminGetOrder } from "#contract/shop/admin-shop-orders.ts";
import { readForm } from "~/components/form/read-form.server";
import { Card } from "~/components/ui/card";
import { Facts } from "~/components/ui/facts";
import { Money } from "~/components/ui/money";
import { PersonName } from "~/features/administration/person-name";
import { OrderBadge } from "~/features/shop/order-badge";
import { OrderLines, PriceFacts } from "~/features/shop/order-lines";
import { OrderTimeline } from "~/features/shop/order-timeline";
import { withShopLogos } from "~/features/shop/shop-logo.server";
import { adminOrdersPath, customerHref } from "~/features/shop-admin/shop-admin-paths";
import { formatNumber } from "~/i18n/format";
import { getTranslation } from "~/i18n/i18n.server";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { BackLink } from "~/navigation/back-link";
import { parseIdParam } from "~/navigation/parse-id-param.server";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { decideRefund } from "./decide.server";
import { Decision } from "./decision";

export { shouldRevalidate } from "~/page/revalidate-after-conflict";
export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("shop-admin", "shop");

export async function loader({ context, params }: Route.LoaderArgs) {
  const input = { params: { id: parseIdParam(params.order) } };
  const { data: order } = await providerClient(context).call(adminGetOrder, input);
  return { order: withShopLogos(order), formKey: randomUUID() };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const t = getTranslation(context, "shop-admin");
  const form = await readForm(request);
  return decideRefund({ provider: providerClient(context), t, url, id: parseIdParam(params.order), form });
}

/** Shows an order with its buyer and the possible decisions. */
export default function AdminOrder({ loaderData: { order, formKey }, actionData }: Route.ComponentProps) {
  const t = useTranslation("shop-admin");
  const language = useLanguage();
  const { reference, state, buyer, buyerOrders, buyerSpent, currency, decidedBy } = order;
  const facts = [
    { label: t("buyerOrders"), value: formatNumber(buyerOrders, language) },
    { label: t("buyerSpent"), value: <Money amount={buyerSpent} currency={currency} /> },
    ...(decidedBy ? [{ label: t("decidedBy"), value: <bdi>{decidedBy}</bdi> }] : []),
  ];
  return (
    <Screen
      up={<BackLink to={adminOrdersPath}>{t("backToOrders")}</BackLink>}
      title={t("orderTitle", { reference })}
      subtitle={<OrderBadge state={state} />}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="space-y-6">
          <Card title={t("lines")}>
            <OrderLines order={order} />
            <div className="mt-5 border-t border-line pt-5">
              <PriceFacts {...order} />
            </div>
          </Card>
          <Decision
            key={`${state} ${order.refund?.given}`}
            order={order}
            formKey={formKey}
            result={actionData?.result}
          />
        </div>
        <div className="space-y-6">
          <Card
            title={t("buyer")}
            actions={
              <LocalizedLinkButton size="sm" variant="soft" to={customerHref(buyer.id)}>
                {t("toCustomer")}
              </LocalizedLinkButton>
            }
          >
            <PersonName person={buyer} />
            <div className="mt-4">
              <Facts facts={facts} />
            </div>
          </Card>
          <OrderTimeline order={order} />
        </div>
      </div>
    </Screen>
  );
}
