import type { ListedInvoice } from "#contract/invoices/invoices.ts";
import type { Column } from "~/components/data-table/columns";
import { NoValue } from "~/components/data-table/no-value";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { InvoiceBadge } from "~/features/invoices/invoice-badge";
import { invoicePath } from "~/features/invoices/invoice-paths";
import { formatDate } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** Returns the columns of all invoices. */
export function invoiceColumns(
  t: Translate<Namespaces["invoices"]>,
  language: Language,
): Column<ListedInvoice>[] {
  return [
    {
      id: "number",
      header: t("number"),
      primary: true,
      cell: ({ id, number, network }) => (
        <span className="block min-w-0">
          <LocalizedLink to={invoicePath(id)} className="block truncate text-primary hover:underline">
            <bdi dir="ltr">{number ?? t("draftTitle")}</bdi>
          </LocalizedLink>
          <bdi className="block truncate text-sm font-normal text-muted">{network.name}</bdi>
        </span>
      ),
    },
    { id: "state", header: t("state"), cell: (invoice) => <InvoiceBadge invoice={invoice} /> },
    {
      id: "month",
      header: t("month"),
      cell: ({ month }) => (month ? formatDate(`${month}-01`, language, "shortMonth") : <NoValue />),
    },
    {
      id: "created",
      header: t("created"),
      cell: ({ createdAt }) => <DateTime value={createdAt} />,
    },
    {
      id: "due",
      labelled: true,
      header: t("due"),
      cell: ({ dueOn }) => (dueOn ? <DateTime value={dueOn} /> : <NoValue />),
    },
    {
      id: "total",
      header: t("total"),
      align: "end",
      cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
    },
    {
      id: "balance",
      header: t("balance"),
      align: "end",
      cell: ({ balance, currency }) => <Money amount={balance} currency={currency} />,
    },
  ];
}
