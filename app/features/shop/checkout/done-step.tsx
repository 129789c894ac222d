import { CircleCheckBig, Clock } from "lucide-react";
import type { ShopOrder } from "#contract/shop.ts";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { OrderBadge } from "../order-badge";
import { OrderLines, PriceFacts } from "../order-lines";
import { orderPath, rewardsPath } from "../paths";

/** Last step: the order's number, and the way to its codes. */
export function DoneStep({ order }: { order: ShopOrder }) {
  const t = useTranslation("shop");
  const waits = order.state === "placed";
  const Icon = waits ? Clock : CircleCheckBig;
  return (
    <div className="space-y-6">
      <Card>
        <div className="flex flex-wrap items-center gap-4">
          <Icon aria-hidden className="size-12 shrink-0 text-success" strokeWidth={1.6} />
          <div className="min-w-0 flex-1 basis-56">
            <h2 className="text-xl font-semibold outline-none">{waits ? t("waitsTitle") : t("doneTitle")}</h2>
            <p className="text-muted">{waits ? t("waitsText") : t("doneText")}</p>
          </div>
          <p className="sm:text-end">
            <span className="block text-sm text-muted">{t("reference")}</span>
            <bdi className="tabular-nums text-lg font-semibold">{order.reference}</bdi>
          </p>
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <LocalizedLinkButton to={orderPath(order.id)}>
            {waits ? t("toOrder") : t("toCodes")}
          </LocalizedLinkButton>
          <LocalizedLinkButton variant="ghost" to={rewardsPath}>
            {t("goOnShopping")}
          </LocalizedLinkButton>
        </div>
      </Card>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card title={t("bought")} actions={<OrderBadge state={order.state} />}>
          <OrderLines order={order} />
        </Card>
        <Card title={t("price")}>
          <PriceFacts {...order} />
        </Card>
      </div>
    </div>
  );
}
