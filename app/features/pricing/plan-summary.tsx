import { Card } from "~/components/ui/card";
import { Facts } from "~/components/ui/facts";
import { LinkButton } from "~/components/ui/link-button";
import { Money } from "~/components/ui/money";
import { useTranslation } from "~/i18n/use-translation";
import { type Billing, premiumPrices, priceCurrency } from "./plans";

/** The price of Premium, with a link that changes the billing period. */
export function PlanSummary({ billing }: { billing: Billing }) {
  const t = useTranslation("payment");
  const total = <Money amount={premiumPrices[billing]} currency={priceCurrency} />;
  return (
    <Card title={t("summary")}>
      <Facts
        facts={[
          { label: t("plan"), value: t("premium") },
          { label: t("period"), value: t(billing) },
          { label: t("total"), value: total, strong: true },
        ]}
      />
      <LinkButton to={`/front-pages/pricing?billing=${billing}`} variant="soft" size="sm" className="mt-5">
        {t("changePlan")}
      </LinkButton>
    </Card>
  );
}
