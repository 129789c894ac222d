import { Link, useLocation } from "react-router";
import type { OpenedOffer } from "#contract/offers/admin-offers.ts";
import { Alert } from "~/components/ui/alert";
import { formatDate, isolated } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { openedSearch } from "~/features/administration/opened-search";

/** Reasons why members may not see an offer. */
export function OfferNotices({ offer }: { offer: OpenedOffer }) {
  const t = useTranslation("offers");
  const language = useLanguage();
  const { search } = useLocation();
  const { network, overlaps, state } = offer;
  const isPaused = network.status === "paused" && state !== "ended";
  const isAlone = overlaps.length === 0 || state === "ended";
  if (!isPaused && isAlone) return null;
  return (
    <div className="mb-6 space-y-3">
      {isPaused && (
        <Alert tone="warning" title={t("pausedTitle", { network: isolated(network.name, language) })}>
          {t("pausedText")}
        </Alert>
      )}
      {!isAlone && (
        <Alert tone="info" title={t("overlapTitle")}>
          <p>{t("overlapText")}</p>
          <ul>
            {overlaps.map(({ id, network: other, startsAt }) => (
              <li key={id}>
                <Link to={openedSearch(search, { view: id })} preventScrollReset className="underline">
                  {t("overlapLink", {
                    network: isolated(other, language),
                    from: isolated(formatDate(startsAt, language), language),
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
