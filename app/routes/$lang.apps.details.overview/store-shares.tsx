import type { Overview } from "#contract/overview/admin-overview.ts";
import { Card } from "~/components/ui/card";
import { leadsPath } from "~/features/administration/overview-links";
import { ShareBars } from "~/features/administration/share-bars";
import { formatMoney } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

const shownStores = 5;

/** The stores' shares of the period's commission, each linked to its purchases. */
export function StoreShares({ overview: { stores, figures, currency, period } }: { overview: Overview }) {
  const t = useTranslation("overview");
  const language = useLanguage();
  const first = stores.slice(0, shownStores).filter(({ commission }) => commission > 0);
  const rest = figures.commission - first.reduce((sum, { commission }) => sum + commission, 0);
  if (figures.commission <= 0) return null;
  const named = first.map(({ slug, name, commission }) => ({
    id: slug,
    name,
    count: commission,
    to: leadsPath(period, { store: slug }),
  }));
  return (
    <Card title={t("sharesTitle")}>
      <ShareBars
        rows={rest > 0 ? [...named, { id: "", name: t("otherStores"), count: rest }] : named}
        empty={t("sharesTitle")}
        format={(amount) => formatMoney(amount, currency, language)}
      />
    </Card>
  );
}
