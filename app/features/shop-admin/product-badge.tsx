import type { ProductState } from "#contract/shop/shop-limits.ts";
import { Badge } from "~/components/ui/badge";
import type { Tone } from "~/components/ui/tone";
import { useTranslation } from "~/i18n/use-translation";

const tones: Record<ProductState, Tone> = {
  draft: "neutral",
  scheduled: "info",
  published: "success",
  inactive: "warning",
};

/** A badge for the state of a product. */
export function ProductBadge({ state }: { state: ProductState }) {
  const t = useTranslation("shop-admin");
  return <Badge tone={tones[state]}>{t(`product_${state}`)}</Badge>;
}
