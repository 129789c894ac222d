import { data } from "react-router";
import { z } from "zod";
import { getShopOrder, showOrderCodes } from "#contract/shop/shop.ts";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { Card } from "~/components/ui/card";
import { OrderBadge } from "~/features/shop/order-badge";
import { OrderLines, PriceFacts } from "~/features/shop/order-lines";
import { OrderTimeline } from "~/features/shop/order-timeline";
import { ordersPath } from "~/features/shop/paths";
import { withShopLogos } from "~/features/shop/shop-logo.server";
import { useTranslation } from "~/i18n/use-translation";
import { BackLink } from "~/navigation/back-link";
import { parseIdParam } from "~/navigation/parse-id-param.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { Codes, ShowCodes } from "./codes";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("shop");

export async function loader({ context, params }: Route.LoaderArgs) {
  const input = { params: { id: parseIdParam(params.order) } };
  const { data: order } = await providerClient(context).call(getShopOrder, input);
  return { order: withShopLogos(order) };
}

const showForm = z.object({ intent: z.literal("show") });

/**
 * Returns the codes in the response to a form, so that they aren't part of any URL. The provider may require
 * the password.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  const submission = parseForm(await readForm(request), { schema: showForm });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  try {
    const input = { params: { id: parseIdParam(params.order) } };
    const { data: codes } = await providerClient(context).call(showOrderCodes, input);
    return data({ codes, result: undefined });
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    if (status === 404) throw error;
    return data({ codes: [], result }, { status });
  }
}

/** Shows a member's order: items, codes and timeline. */
export default function Order({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const t = useTranslation("shop");
  const codes = order.state === "delivered" ? (actionData?.codes ?? []) : [];
  return (
    <Screen
      up={<BackLink to={ordersPath}>{t("backToOrders")}</BackLink>}
      title={t("orderTitle", { reference: order.reference })}
      subtitle={<OrderBadge state={order.state} />}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card title={t("bought")}>
          <OrderLines order={order}>
            {({ id: line }) => {
              const shownCodes = codes.find((one) => one.line === line);
              return shownCodes && <Codes shown={shownCodes} />;
            }}
          </OrderLines>
          {order.state === "delivered" && codes.length === 0 && <ShowCodes result={actionData?.result} />}
        </Card>
        <div className="space-y-6">
          <Card title={t("price")}>
            <PriceFacts {...order} />
          </Card>
          <OrderTimeline order={order} />
        </div>
      </div>
    </Screen>
  );
}
