import type { OfferDetails } from "#contract/offers/admin-offers.ts";
import { Badge } from "~/components/ui/badge";
import { DateTime } from "~/components/ui/date-time";
import { FactGrid, type LabelledValue } from "~/components/ui/facts";
import { Money } from "~/components/ui/money";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { RecordButton } from "~/features/administration/record-link";
import { RateTable } from "~/features/stores/rate-table";
import { formatNumber, moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { OfferHistory } from "./offer-history";
import { OfferNotices } from "./offer-notices";
import { CommissionText } from "./offer-rate";
import { offerTones } from "./offers-table";
import { useHasPermission } from "~/page/use-viewer";
import { shownTerms } from "./shown-terms";

/** Shows an offer with its history and the possible actions. */
export function OfferDetail({ offer }: { offer: OfferDetails }) {
  const t = useTranslation("offers");
  const language = useLanguage();
  const canWrite = useHasPermission("offers.write");
  return (
    <DetailSheet
      isWide
      title={t("detailTitle", { store: offer.store.name })}
      subtitle={<Badge tone={offerTones[offer.state]}>{t(`state_${offer.state}`)}</Badge>}
      actions={canWrite && <Steps offer={offer} />}
    >
      <OfferNotices offer={offer} />
      <div className="grid gap-8 @3xl:grid-cols-3">
        <OfferFacts offer={offer} />
        <section aria-label={t("rates")}>
          <h3 className="mb-3 font-semibold">{t("rates")}</h3>
          <RateTable terms={shownTerms(offer, offer.currency, language)} />
        </section>
        <OfferHistory offer={offer} />
      </div>
      {offer.state === "ended" && canWrite && <p className="text-sm text-muted">{t("endedNote")}</p>}
    </DetailSheet>
  );
}

function OfferFacts({ offer }: { offer: OfferDetails }) {
  const t = useTranslation("offers");
  const language = useLanguage();
  const { network, startsAt, endsAt, clicks, earned, earnedPerClick, currency, programme, boost, promised } =
    offer;
  const facts: LabelledValue[] = [
    [t("network"), <bdi key="network">{network.name}</bdi>],
    ...(programme
      ? [
          [
            t("programme"),
            <bdi key="programme" dir="ltr" className="break-all">
              {programme}
            </bdi>,
          ] as LabelledValue,
        ]
      : []),
    [t("commission"), <CommissionText key="commission" offer={offer} />],
    [t("starts"), <DateTime key="starts" value={startsAt} style="minute" className="" />],
    [t("ends"), endsAt ? <DateTime key="ends" value={endsAt} style="minute" className="" /> : t("openEnd")],
    ...(boost ? [[t("boost"), t(`boost_${boost.audience}`)] as LabelledValue] : []),
    ...(boost?.budget
      ? [
          [
            t("budget"),
            <span key="budget" suppressHydrationWarning>
              {t("budgetPromised", {
                promised: moneyInText(promised ?? 0, currency, language),
                budget: moneyInText(boost.budget, currency, language),
              })}
            </span>,
          ] as LabelledValue,
        ]
      : []),
    [t("clicks"), formatNumber(clicks, language)],
    [t("earned"), <Money key="earned" amount={earned} currency={currency} />],
    [
      t("perClick"),
      earnedPerClick === null ? (
        "–"
      ) : (
        <Money key="per-click" amount={earnedPerClick} currency={currency} className="font-semibold" />
      ),
    ],
  ];
  return <FactGrid facts={facts} className="grid-cols-2 content-start gap-x-6" />;
}

function Steps({ offer: { id, state } }: { offer: OfferDetails }) {
  const t = useTranslation("offers");
  const isOver = state === "ended";
  return (
    <>
      <RecordButton open={{ step: "new", from: id }} label={t("duplicate")} variant="outline" />
      {!isOver && (
        <>
          <RecordButton open={{ view: id, step: "end" }} label={t("end")} variant="outline" />
          <RecordButton open={{ view: id, step: "edit" }} label={t("edit")} />
        </>
      )}
    </>
  );
}
