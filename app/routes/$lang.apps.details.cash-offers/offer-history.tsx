import type { ReactNode } from "react";
import type { OfferChange, OfferDetails } from "#contract/offers/admin-offers.ts";
import { Timeline } from "~/components/timeline/timeline";
import { DateTime } from "~/components/ui/date-time";
import { rateText } from "~/features/stores/cash-back-text";
import { isolateDirection, moneyInText } from "~/i18n/format";
import { useColon } from "~/i18n/use-colon";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { type ChangedField, differences, kindOf } from "./differences";

interface OfferHistoryProps {
  offer: OfferDetails;
  /** The maximum number of changes to show. */
  maxShown?: number;
}

/** Lists the changes of an offer and who made them, newest first. */
export function OfferHistory({ offer: { changes, currency }, maxShown = changes.length }: OfferHistoryProps) {
  const t = useTranslation("offers");
  const events = changes.slice(0, maxShown).map((change, index) => {
    const previous = changes[index + 1];
    const kind = kindOf(change);
    return {
      key: String(change.version),
      at: change.at,
      title: t(`change_${kind}`),
      mark: kind === "ended" ? ("ended" as const) : ("done" as const),
      note: change.by && <bdi>{t("byAdmin", { name: change.by.name })}</bdi>,
      text: previous && (
        <span className="block text-sm">
          {differences(previous, change).map((field) => (
            <Difference key={field} field={field} before={previous} after={change} currency={currency} />
          ))}
        </span>
      ),
    };
  });
  const isCut = maxShown >= changes.length && changes.at(-1)?.version !== 1;
  return (
    <section aria-label={t("history")}>
      <h3 className="mb-3 font-semibold">{t("history")}</h3>
      <Timeline events={events} />
      {isCut && <p className="mt-3 text-sm text-muted">{t("historyCut")}</p>}
    </section>
  );
}

interface DifferenceProps {
  field: ChangedField;
  before: OfferChange;
  after: OfferChange;
  currency: string;
}

function Difference({ field, before, after, currency }: DifferenceProps) {
  const t = useTranslation("offers");
  const colon = useColon();
  const isText = field === "terms" || field === "exclusions";
  return (
    <span className="block">
      <span className="text-muted">{t(`field_${field}`) + colon}</span>
      {isText ? (
        t("textChanged")
      ) : (
        <>
          <s className="text-muted">
            <Value field={field} change={before} currency={currency} />
          </s>{" "}
          <Value field={field} change={after} currency={currency} />
        </>
      )}
    </span>
  );
}

function Value({ field, change, currency }: { field: ChangedField; change: OfferChange; currency: string }) {
  const t = useTranslation("offers");
  const language = useLanguage();
  const rate = (value: number) => rateText({ kind: change.rateKind, currency }, value, language);
  const moment = (instant: string | null | undefined) =>
    instant ? <DateTime value={instant} style="minute" className="" /> : t("openEnd");
  const boostText = (boost: OfferChange["boost"]) =>
    boost
      ? [t(`boost_${boost.audience}`), boost.budget && moneyInText(boost.budget, currency, language)]
          .filter(Boolean)
          .join(" · ")
      : t("boost_none");
  const values: Record<ChangedField, () => ReactNode> = {
    rate: () => rate(change.rate),
    commission: () => rate(change.commission ?? 0),
    programme: () => (change.programme ? <bdi dir="ltr">{change.programme}</bdi> : t("nothing")),
    tiers: () =>
      change.tiers
        .map(
          (tier) => `${isolateDirection(tier.label[language] ?? tier.label.en, language)} ${rate(tier.rate)}`,
        )
        .join(" · ") || t("nothing"),
    cap: () => (change.cap === null ? t("nothing") : moneyInText(change.cap, currency, language)),
    startsAt: () => moment(change.startsAt),
    endsAt: () => moment(change.endsAt),
    boost: () => boostText(change.boost),
    terms: () => null,
    exclusions: () => null,
  };
  return <span suppressHydrationWarning>{values[field]()}</span>;
}
