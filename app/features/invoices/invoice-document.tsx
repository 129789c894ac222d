import type { Invoice } from "#contract/invoices/invoices.ts";
import { groupedIban } from "#contract/text/input/grouped-iban.ts";
import { readableEmail } from "#shared/readable-email.ts";
import { Alert } from "~/components/ui/alert";
import { DateTime } from "~/components/ui/date-time";
import { formatDate } from "~/i18n/format";
import { useColon } from "~/i18n/use-colon";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { InvoiceBadge } from "./invoice-badge";
import { PaperLines, PaperSums } from "./paper-lines";
import { PaymentStub, Terms } from "./paper-terms";

/** Shows an invoice in the language of the page. The PDF is in the network's language. */
export function InvoiceDocument({ invoice }: { invoice: Invoice }) {
  const t = useTranslation("invoices");
  const colon = useColon();
  const language = useLanguage();
  const { number, month, issuedOn, dueOn, issuer, billing, note, print, voidReason, accountChange } = invoice;
  const days = [
    ["issued", issuedOn],
    ["due", dueOn],
  ] as const;
  return (
    <article className="card-surface p-5 sm:p-8" aria-label={number ?? t("draftTitle")}>
      <header className="flex flex-wrap items-start justify-between gap-6">
        <div>
          <p className="text-sm text-muted">{t(invoice.total < 0 ? "creditNote" : "invoice")}</p>
          <p className="text-2xl font-bold">
            <bdi dir="ltr">{number ?? t("draftTitle")}</bdi>
          </p>
          <p className="mt-2">
            <InvoiceBadge invoice={invoice} />
          </p>
          {voidReason && (
            <p className="mt-2 max-w-prose text-sm text-muted">{t("voidBecause", { reason: voidReason })}</p>
          )}
        </div>
        <dl className="grid grid-cols-[auto_auto] gap-x-6 gap-y-1 text-sm">
          {days.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{t(name)}</dt>
              <dd className="text-end font-medium">
                {value ? <DateTime value={value} /> : t(`${name}Open`)}
              </dd>
            </div>
          ))}
          {month && (
            <div className="contents">
              <dt className="text-muted">{t("month")}</dt>
              <dd className="text-end font-medium" suppressHydrationWarning>
                {formatDate(`${month}-01`, language, "month")}
              </dd>
            </div>
          )}
        </dl>
      </header>
      <div className="mt-8 grid gap-6 sm:grid-cols-2">
        <Party title={t("from")} party={issuer} missing={t("issuerMissing")} />
        <Party title={t("to")} party={billing} missing={invoice.network.name} />
      </div>
      <PaperLines invoice={invoice} />
      <div className="mt-6 grid gap-8 sm:grid-cols-2">
        <div className="space-y-4 text-sm">
          {print.terms && <Terms invoice={invoice} />}
          {print.terms && issuer.iban && (
            <p>
              {issuer.bank && <bdi className="block">{issuer.bank}</bdi>}
              <bdi dir="ltr" className="figures block">
                {groupedIban(issuer.iban)}
              </bdi>
              <bdi dir="ltr" className="figures block">
                {issuer.bic}
              </bdi>
            </p>
          )}
          {print.terms && accountChange && (
            <Alert tone="warning">
              {t("accountChanged", {
                day: formatDate(accountChange.changedOn, language),
                ending: accountChange.earlierEnding,
              })}
            </Alert>
          )}
          {print.via && <p>{t("via") + colon + t(`method_${print.via}`)}</p>}
          {print.salesperson && (
            <p>
              {t("salesperson") + colon}
              <bdi>{print.salesperson.name}</bdi>
            </p>
          )}
          {print.note && note && (
            <p dir="auto" className="max-w-prose break-words whitespace-pre-line">
              {note}
            </p>
          )}
        </div>
        <PaperSums invoice={invoice} />
      </div>
      {print.stub && <PaymentStub invoice={invoice} />}
    </article>
  );
}

interface PartyProps {
  title: string;
  party: Pick<Invoice["issuer"], "name" | "address" | "email" | "taxId">;
  /** The text shown until a name is saved. */
  missing: string;
}

function Party({ title, party: { name, address, email, taxId }, missing }: PartyProps) {
  const t = useTranslation("invoices");
  const colon = useColon();
  return (
    <section>
      <h2 className="text-sm text-muted">{title}</h2>
      <p className="font-semibold">
        <bdi>{name || missing}</bdi>
      </p>
      {address && (
        <p dir="auto" className="break-words whitespace-pre-line">
          {address}
        </p>
      )}
      {email && (
        <p>
          <bdi dir="ltr">{readableEmail(email)}</bdi>
        </p>
      )}
      {taxId && (
        <p className="text-sm">
          {t("taxId") + colon}
          <bdi dir="ltr">{taxId}</bdi>
        </p>
      )}
    </section>
  );
}
