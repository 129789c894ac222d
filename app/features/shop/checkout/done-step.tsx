import { CircleCheckBig, Clock } from "lucide-react";
import type { ShopOrder } from "#contract/shop/shop.ts";
import { Card } from "~/components/ui/card";
import { TaskConfirmation } from "~/components/ui/task-confirmation";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { OrderBadge } from "../order-badge";
import { OrderLines, PriceFacts } from "../order-lines";
import { orderPath, rewardsPath } from "../paths";

/** The last step: the order's reference, and a link to its codes. */
export function DoneStep({ order }: { order: ShopOrder }) {
  const t = useTranslation("shop");
  const isPending = order.state === "placed";
  return (
    <div className="space-y-6">
      <Card>
        <TaskConfirmation
          Icon={isPending ? Clock : CircleCheckBig}
          title={isPending ? t("waitsTitle") : t("doneTitle")}
          text={isPending ? t("waitsText") : t("doneText")}
          reference={{ label: t("reference"), value: order.reference }}
        />
        <div className="mt-6 flex flex-wrap gap-3">
          <LocalizedLinkButton to={orderPath(order.id)}>
            {isPending ? t("toOrder") : t("toCodes")}
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
