import type { AdminOffer } from "#contract/offers/admin-offers.ts";
import { DateTime } from "~/components/ui/date-time";
import { BulkForm, type BulkProps } from "~/features/administration/bulk-form";
import { useTranslation } from "~/i18n/use-translation";
import type { OfferSelection } from "./bulk-end.server";
import { OfferRate } from "./offer-rate";

/** The confirmation form for ending the selected offers. */
export function BulkOffers({ step, ...selection }: BulkProps<OfferSelection>) {
  const t = useTranslation("offers");
  return (
    <BulkForm
      {...selection}
      title={t("bulkAsk")}
      effect={t("bulkEffect")}
      line={(offer) => <OfferLine offer={offer} />}
      submit={{ name: "intent", value: `bulk-${step}`, label: t("bulkEnd"), isHarmful: true }}
    />
  );
}

function OfferLine({ offer }: { offer: AdminOffer }) {
  const t = useTranslation("offers");
  const { store, network, state, startsAt, endsAt } = offer;
  return (
    <>
      <span className="min-w-0">
        <bdi className="font-medium">{store.name}</bdi> · <bdi>{network.name}</bdi>
        <span className="block text-muted">
          {t(`state_${state}`)} · <DateTime value={startsAt} /> –{" "}
          {endsAt ? <DateTime value={endsAt} /> : t("openEnd")}
        </span>
      </span>
      <OfferRate offer={offer} />
    </>
  );
}
