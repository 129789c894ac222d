import type { Invoice } from "#contract/invoices/invoices.ts";
import { Facts } from "~/components/ui/facts";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { useColon } from "~/i18n/use-colon";
import { useTranslation } from "~/i18n/use-translation";

/** The terms of payment. */
export function Terms({ invoice: { billing, dueOn } }: { invoice: Invoice }) {
  const t = useTranslation("invoices");
  const colon = useColon();
  const { termDays: days } = billing;
  return (
    <p>
      {t("terms") + colon + t("termDaysText", { count: days })}
      {dueOn && (
        <>
          {" · "}
          <DateTime value={dueOn} />
        </>
      )}
    </p>
  );
}

/** A payment slip. */
export function PaymentStub({ invoice }: { invoice: Invoice }) {
  const t = useTranslation("invoices");
  const { number, network, billing, dueOn, balance, currency, issuer } = invoice;
  return (
    <section aria-label={t("stub")} className="mt-8 border-t-2 border-dashed border-line pt-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <div>
          <h2 className="font-semibold">{t("stub")}</h2>
          <p className="mt-1 text-sm text-muted">{t("stubText")}</p>
          <p className="mt-4">
            <bdi>{issuer.name}</bdi>
          </p>
        </div>
        <Facts
          facts={[
            { label: t("number"), value: <bdi dir="ltr">{number ?? t("draftTitle")}</bdi> },
            { label: t("to"), value: <bdi>{billing.name || network.name}</bdi> },
            { label: t("due"), value: dueOn ? <DateTime value={dueOn} /> : t("dueOpen") },
            { label: t("balance"), value: <Money amount={balance} currency={currency} />, strong: true },
            { label: t("amountPaid"), value: <span aria-hidden>________________</span> },
          ]}
        />
      </div>
    </section>
  );
}
