import type { ReactNode } from "react";
import { ZoneNote } from "~/components/ui/zone-note";
import { useTranslation } from "~/i18n/use-translation";
import type { PagePart } from "~/provider-client/page-part";
import { CardMenu } from "./card-menu";
import { type CardName, cardId, type Cards, type HomePeriod } from "./cards";
import { useCard } from "./use-card";

interface LiveCardProps<Name extends CardName> {
  name: Name;
  title: string;
  /** The card's data as loaded with the page. */
  part: PagePart<Cards[Name]>;
  period?: HomePeriod;
  /** Renders the card with its data. `menu` belongs at the end of the card's header. */
  children: (part: PagePart<Cards[Name]>, menu: ReactNode) => ReactNode;
}

/**
 * A card of the home screen with its menu. While the card reloads, it keeps its content and shows a progress
 * bar at its edge.
 */
export function LiveCard<Name extends CardName>({
  name,
  title,
  part: initial,
  period,
  children,
}: LiveCardProps<Name>) {
  const t = useTranslation("home");
  const { part, isBusy, isFresh, refresh } = useCard(name, initial);
  const menu = (
    <CardMenu name={name} title={title} period={period ?? null} onRefresh={() => void refresh()} />
  );
  return (
    <div id={cardId(name)} aria-busy={isBusy || undefined} className="relative flex flex-col scroll-mt-24">
      <div role="status" className="no-print">
        {isBusy && (
          <div
            role="progressbar"
            aria-label={t("refreshing", { title })}
            className="progress absolute inset-x-3 top-0 z-10 h-0.5 overflow-hidden"
          >
            <div className="progress-slide absolute inset-y-0 start-0 w-2/5 rounded-full bg-accent" />
          </div>
        )}
        {!isBusy && isFresh && <span className="sr-only">{t("refreshed", { title })}</span>}
      </div>
      {children(part, menu)}
      {period && <ZoneNote hasClicks={name === "totals"} className="no-print mt-2 px-1" />}
    </div>
  );
}
