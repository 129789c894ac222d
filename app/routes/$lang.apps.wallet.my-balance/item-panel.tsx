import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Dialog } from "~/components/dialog/dialog";
import { Button } from "~/components/ui/button";
import { DateTime } from "~/components/ui/date-time";
import { Facts } from "~/components/ui/facts";
import { FoldSummary } from "~/components/ui/fold-summary";
import { recordSearch } from "~/features/administration/record-search";
import { PurchaseTimeline } from "~/features/cash-back/purchase-timeline";
import { EndReason } from "~/features/cash-back/end-reason";
import { RateTable } from "~/features/stores/rate-table";
import { contactPath } from "~/features/tickets/ticket-paths";
import { BookingList } from "~/features/wallet/event-bookings";
import { ItemAmount, itemPath, itemState, itemTitle } from "~/features/wallet/item-texts";
import { WithdrawalFacts } from "~/features/withdrawals/withdrawal-facts";
import { WithdrawalTimeline } from "~/features/withdrawals/timeline";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import type { StatementItem } from "./load-item.server";

interface ItemPanelProps {
  opened: StatementItem;
  hidden: boolean;
}

/**
 * A transaction, shown next to the list: its history, its terms and reference numbers, and its double entry.
 */
export function ItemPanel({ opened: { item, purchase, withdrawal }, hidden }: ItemPanelProps) {
  const t = useTranslation("wallet");
  const inPurchases = useTranslation("cash-back");
  const { search } = useLocation();
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    opener.current = document.querySelector<HTMLElement>("[data-row][aria-current] a");
  }, []);
  return (
    <Dialog
      size="sheet"
      title={<bdi>{itemTitle(item, t)}</bdi>}
      subtitle={itemState(item, t)}
      closeTo={recordSearch(search)}
      opener={opener}
      isTitleFirst
      actions={<Actions item={item} withdrawal={withdrawal} />}
    >
      <div key={search} className="space-y-6 pt-2">
        <p className="text-3xl font-bold tracking-tight">
          <ItemAmount item={item} hidden={hidden} />
        </p>
        {purchase && <EndReason purchase={purchase} />}
        {withdrawal?.reason && <p className="text-sm">{withdrawal.reason}</p>}
        {purchase && <PurchaseTimeline purchase={purchase} />}
        {withdrawal && (
          <>
            <WithdrawalFacts withdrawal={withdrawal} />
            <WithdrawalTimeline withdrawal={{ ...withdrawal, reason: null }} />
          </>
        )}
        {purchase?.terms && (
          <section>
            <h3 className="mb-2 font-semibold">{inPurchases("terms")}</h3>
            <RateTable terms={purchase.terms} />
          </section>
        )}
        <Reference item={item} orderNumber={purchase?.orderNumber ?? null} />
        <details className="group border-t border-line pt-4 text-sm">
          <FoldSummary label={t("bookings")} className="font-medium" />
          <ol className="mt-3 space-y-4">
            {item.events.map((event) => (
              <li key={event.id}>
                {t(`kind_${event.kind}`)}
                <span className="block text-muted">
                  <DateTime value={event.createdAt} style="minute" />
                </span>
                <BookingList event={event} hidden={hidden} />
              </li>
            ))}
          </ol>
        </details>
      </div>
    </Dialog>
  );
}

interface ReferenceProps {
  item: StatementItem["item"];
  orderNumber: string | null;
}

/** Shows a reference number: the store's order number, the bank's reference, or our own. */
function Reference({ item: { subject, createdAt }, orderNumber }: ReferenceProps) {
  const t = useTranslation("wallet");
  const number = subject.type === "purchase" ? orderNumber : subject.type !== "none" && subject.label;
  return (
    <Facts
      facts={[
        { label: t("date"), value: <DateTime value={createdAt} style="minute" /> },
        ...(number ? [{ label: t("reference"), value: <bdi dir="ltr">{number}</bdi> }] : []),
      ]}
    />
  );
}

function Actions({ item, withdrawal }: Pick<StatementItem, "item" | "withdrawal">) {
  const t = useTranslation("wallet");
  const path = itemPath(item);
  return (
    <>
      <LocalizedLinkButton variant="ghost" size="sm" to={contactPath}>
        {t("report")}
      </LocalizedLinkButton>
      <Button variant="outline" size="sm" className="needs-script" onClick={() => window.print()}>
        {t("print")}
      </Button>
      {path && withdrawal?.state === "requested" && (
        <LocalizedLinkButton variant="outline" size="sm" to={`${path}&confirm=cancel`}>
          {t("cancel")}
        </LocalizedLinkButton>
      )}
      {path && (
        <LocalizedLinkButton variant="outline" size="sm" to={path}>
          {t("details")}
        </LocalizedLinkButton>
      )}
    </>
  );
}
