import { Printer } from "lucide-react";
import type { PurchaseDetail } from "#contract/cash-back/cash-back.ts";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { type Fact, Facts } from "~/components/ui/facts";
import { Money } from "~/components/ui/money";
import { ConvertedFrom } from "~/features/cash-back/converted-from";
import { LeadBadge } from "~/features/cash-back/lead-badge";
import { AppliedRate } from "./applied-rate";
import { Identifier, SupportDetails } from "./support-details";
import { EndReason } from "~/features/cash-back/end-reason";
import { RateTable } from "~/features/stores/rate-table";
import { useTranslation } from "~/i18n/use-translation";
import { BackLink } from "~/navigation/back-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { Screen } from "~/components/screen";
import { PushOffer } from "~/features/notifications/push/push-offer";
import { PurchaseTimeline } from "~/features/cash-back/purchase-timeline";
import { purchasesPath } from "./addresses";

/**
 * Shows a purchase: amounts, timeline, the offer's terms at the time of the click, and why it was rejected,
 * reversed or put on hold. The page is printed without the shell.
 */
export function Detail({ purchase }: { purchase: PurchaseDetail }) {
  const t = useTranslation("cash-back");
  const { store, state } = purchase;
  const actions = (
    <>
      <Button variant="outline" className="needs-script" onClick={() => window.print()}>
        <Printer aria-hidden className="size-4.5" />
        {t("print")}
      </Button>
      <LocalizedLinkButton variant="outline" to={`/stores/${store.slug}`}>
        {t("toStore")}
      </LocalizedLinkButton>
    </>
  );
  return (
    <Screen
      up={<BackLink to={purchasesPath}>{t("back")}</BackLink>}
      title={t("detailTitle", { store: store.name })}
      actions={actions}
    >
      <EndReason purchase={purchase} />
      <div className="grid gap-6 md:grid-cols-2 print:grid-cols-2">
        <Card title={t("figures")} actions={<LeadBadge state={state} />}>
          <Facts facts={usePurchaseFacts(purchase)} />
          <SupportDetails purchase={purchase} />
        </Card>
        <Card title={t("life")}>
          <PurchaseTimeline purchase={purchase} />
        </Card>
        <Card title={t("terms")} subtitle={t("termsHint")} className="md:col-span-2">
          {purchase.terms ? (
            <RateTable terms={purchase.terms} />
          ) : (
            <p className="text-muted">{t("noTerms")}</p>
          )}
        </Card>
      </div>
      {state === "pending" && <PushOffer />}
    </Screen>
  );
}

function usePurchaseFacts(purchase: PurchaseDetail): Fact[] {
  const t = useTranslation("cash-back");
  const { occurredAt, orderNumber, orderAmount, cashBack, currency, paid } = purchase;
  return [
    { label: t("purchased"), value: <DateTime value={occurredAt} style="minute" /> },
    ...(orderNumber ? [{ label: t("orderNumber"), value: <Identifier value={orderNumber} /> }] : []),
    {
      label: t("orderAmount"),
      value: (
        <>
          <Money amount={orderAmount} currency={currency} />
          <ConvertedFrom from={paid} />
        </>
      ),
    },
    {
      label: t("cashBack"),
      value: (
        <>
          <Money amount={cashBack} currency={currency} />
          <AppliedRate purchase={purchase} />
        </>
      ),
      strong: true,
    },
  ];
}
