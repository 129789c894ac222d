import type { OrderState } from "#contract/shop/shop-limits.ts";
import { Badge } from "~/components/ui/badge";
import type { Tone } from "~/components/ui/tone";
import { useTranslation } from "~/i18n/use-translation";

const tones: Record<OrderState, Tone> = {
  placed: "warning",
  delivered: "success",
  failed: "danger",
  refunded: "neutral",
};

/** A badge for the state of an order. */
export function OrderBadge({ state }: { state: OrderState }) {
  const t = useTranslation("shop");
  return <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>;
}
