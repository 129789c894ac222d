import type { Invoice } from "#contract/invoices/invoices.ts";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { LinkButton } from "~/components/ui/link-button";
import { Money } from "~/components/ui/money";
import { useTranslation } from "~/i18n/use-translation";

/** Lists the payments of an invoice, including withdrawn ones. */
export function Payments({ invoice, maySettle }: { invoice: Invoice; maySettle: boolean }) {
  const t = useTranslation("invoices");
  const { payments, currency } = invoice;
  return (
    <Card title={t("payments")} className="no-print">
      {payments.length === 0 ? (
        <p className="text-muted">{t("paymentsNone")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {payments.map(({ id, amount, paidOn, method, note, recordedBy, withdrawnReason, isFromBank }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
              <span className="min-w-0">
                <span className={withdrawnReason ? "line-through" : "font-medium"}>
                  <Money amount={amount} currency={currency} /> · {t(`method_${method}`)}
                </span>
                <span className="block text-sm text-muted">
                  <DateTime value={paidOn} /> · <bdi>{recordedBy.name}</bdi>
                  {isFromBank && ` · ${t("fromBank")}`}
                  {note && (
                    <>
                      {" · "}
                      <bdi>{note}</bdi>
                    </>
                  )}
                </span>
                {withdrawnReason && (
                  <span className="block text-sm text-muted">
                    {t("withdrawnBecause", { reason: withdrawnReason })}
                  </span>
                )}
              </span>
              {maySettle && !withdrawnReason && (
                <LinkButton size="sm" variant="ghost" to={`?step=withdraw&payment=${id}`} preventScrollReset>
                  {t("withdraw")}
                </LinkButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
