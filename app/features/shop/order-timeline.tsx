import type { ShopOrder } from "#contract/shop/shop.ts";
import { Timeline, type TimelineEvent } from "~/components/timeline/timeline";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";

/** A card with the past and expected steps of an order. */
export function OrderTimeline({ order }: { order: ShopOrder }) {
  const t = useTranslation("shop");
  const { state, placedAt, deliveredAt, shownAt, settledAt, reason } = order;
  const events: TimelineEvent[] = [{ key: "placed", title: t("event_placed"), at: placedAt, mark: "done" }];
  if (deliveredAt)
    events.push({ key: "delivered", title: t("event_delivered"), at: deliveredAt, mark: "done" });
  if (state === "placed")
    events.push({ key: "waits", title: t("event_waits"), at: null, mark: "awaited", note: t("waitsText") });
  if (shownAt) events.push({ key: "shown", title: t("event_shown"), at: shownAt, mark: "done" });
  if (state === "failed" || state === "refunded")
    events.push({
      key: "ended",
      title: t(`event_${state}`),
      at: settledAt,
      mark: "ended",
      text: <bdi>{reason}</bdi>,
    });
  return (
    <Card title={t("timeline")}>
      <Timeline events={events} />
    </Card>
  );
}
