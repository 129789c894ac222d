import type { Store } from "#contract/stores/stores.ts";
import { Timeline, type TimelineEvent } from "~/components/timeline/timeline";
import { Card } from "~/components/ui/card";
import { Conditions } from "~/features/stores/conditions";
import { helpCenterPath } from "~/features/help/help-paths";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { useViewer } from "~/page/use-viewer";

/**
 * Shows the steps from a purchase to the payout with the store's usual times, the limits of the store's
 * offer, and a link that reports a missing purchase.
 */
export function MoneySteps({ store: { offer, payableAfterDays } }: { store: Store }) {
  const t = useTranslation("stores");
  if (!offer) return null;
  const days = payableAfterDays ?? offer.holdDays;
  const steps = [
    { title: t("stepTracked"), note: t("trackedWithin", { count: offer.tracksWithinHours }) },
    { title: t("stepConfirmed"), note: t("stepConfirmedNote") },
    { title: t("stepAvailable"), note: t("payableAfter", { count: days }) },
    { title: t("stepPaid"), note: t("stepPaidNote") },
  ];
  const events = steps.map((step): TimelineEvent => ({
    ...step,
    key: step.title,
    at: null,
    mark: "awaited",
  }));
  return (
    <div className="space-y-6 lg:sticky lg:top-24">
      <Card title={t("termsTitle")}>
        <div className="[&_li]:pb-3.5">
          <Timeline events={events} />
        </div>
        <div className="mt-5 space-y-3 border-t border-line pt-4 text-sm">
          <p>{t("termsClick")}</p>
          <p>{t("termsReturn")}</p>
          <Conditions offer={offer} />
        </div>
      </Card>
      <MissingPurchase />
    </div>
  );
}

function MissingPurchase() {
  const t = useTranslation("stores");
  const isIn = useViewer().state === "signed-in";
  return (
    <Card title={t("missingTitle")}>
      <p className="mb-3 text-sm text-muted">{t("missingText")}</p>
      {isIn ? (
        <LocalizedLinkButton to="/apps/my-cash-back/claim" variant="outline" size="sm">
          {t("missingClaim")}
        </LocalizedLinkButton>
      ) : (
        <LinkButton to={helpCenterPath} variant="outline" size="sm">
          {t("missingHelp")}
        </LinkButton>
      )}
    </Card>
  );
}
