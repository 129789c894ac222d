import { useLocation } from "react-router";
import type { OfferDetails } from "#contract/offers/admin-offers.ts";
import { Alert } from "~/components/ui/alert";
import { formatDate, isolateDirection } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { recordSearch } from "~/features/administration/record-search";
import { Link } from "~/components/ui/link";

/** Shows reasons why members may not see an offer. */
export function OfferNotices({ offer }: { offer: OfferDetails }) {
  const t = useTranslation("offers");
  const language = useLanguage();
  const { search } = useLocation();
  const { network, overlaps, state } = offer;
  const isPaused = network.status === "paused" && state !== "ended";
  const hasNoOverlap = overlaps.length === 0 || state === "ended";
  if (!isPaused && hasNoOverlap) return null;
  return (
    <div className="mb-6 space-y-3">
      {isPaused && (
        <Alert tone="warning" title={t("pausedTitle", { network: isolateDirection(network.name, language) })}>
          {t("pausedText")}
        </Alert>
      )}
      {!hasNoOverlap && (
        <Alert tone="info" title={t("overlapTitle")}>
          <p>{t("overlapText")}</p>
          <ul>
            {overlaps.map(({ id, network: other, startsAt }) => (
              <li key={id}>
                <Link to={recordSearch(search, { view: id })} preventScrollReset className="underline">
                  {t("overlapLink", {
                    network: isolateDirection(other, language),
                    from: isolateDirection(formatDate(startsAt, language), language),
                  })}
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
