import type { StoreOffer } from "#contract/stores.ts";
import { Card } from "~/components/ui/card";
import { RateTable } from "~/features/stores/rate-table";
import { useTranslation } from "~/i18n/use-translation";

/** The store's rates and what limits them. */
export function Rates({ offer }: { offer: StoreOffer }) {
  const t = useTranslation("stores");
  return (
    <Card title={t("ratesTitle")}>
      <RateTable terms={offer} />
    </Card>
  );
}
