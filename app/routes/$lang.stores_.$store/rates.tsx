import type { StoreOffer } from "#contract/stores/stores.ts";
import { Card } from "~/components/ui/card";
import { RateRows } from "~/features/stores/rate-table";
import { useTranslation } from "~/i18n/use-translation";

/** The store's rates by product category, each with an example. */
export function Rates({ offer }: { offer: StoreOffer }) {
  const t = useTranslation("stores");
  return (
    <Card title={t("ratesTitle")}>
      <RateRows terms={offer} hasExample />
    </Card>
  );
}
