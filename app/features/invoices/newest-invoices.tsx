import type { ListedInvoice } from "#contract/invoices/invoices.ts";
import { Money } from "~/components/ui/money";
import { formatDate } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { InvoiceBadge } from "./invoice-badge";
import { editInvoicePath, invoicePath } from "./invoice-paths";

/** Lists links to the latest invoices. */
export function NewestInvoices({
  invoices,
  isEditing = false,
}: {
  invoices: ListedInvoice[];
  isEditing?: boolean;
}) {
  const t = useTranslation("invoices");
  const language = useLanguage();
  return (
    <ul className="divide-y divide-line">
      {invoices.map((invoice) => (
        <li
          key={invoice.id}
          className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
        >
          <span className="min-w-0">
            <LocalizedLink
              to={isEditing ? editInvoicePath(invoice.id) : invoicePath(invoice.id)}
              className="font-medium text-primary after:absolute after:inset-0 hover:underline"
            >
              <bdi dir="ltr">{invoice.number ?? t("draftTitle")}</bdi>
            </LocalizedLink>
            <span className="block text-sm text-muted">
              <bdi>{invoice.network.name}</bdi>
              {invoice.month && (
                <>
                  {" · "}
                  {formatDate(`${invoice.month}-01`, language, "shortMonth")}
                </>
              )}
            </span>
          </span>
          <span className="flex items-center gap-4">
            <Money amount={invoice.total} currency={invoice.currency} />
            <InvoiceBadge invoice={invoice} />
          </span>
        </li>
      ))}
    </ul>
  );
}
