import type { Invoice, InvoiceLine } from "#contract/invoices/invoices.ts";
import type { Column } from "~/components/data-table/columns";
import { NoValue } from "~/components/data-table/no-value";
import { PlainTable } from "~/components/data-table/plain-table";
import { Money } from "~/components/ui/money";
import { formatBasisPoints, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** The lines of an invoice. */
export function PaperLines({ invoice: { lines, currency } }: { invoice: Invoice }) {
  const t = useTranslation("invoices");
  const language = useLanguage();
  const shareText = (points: number) => (points === 0 ? <NoValue /> : formatBasisPoints(points, language));
  const columns: Column<InvoiceLine>[] = [
    {
      id: "description",
      header: t("description"),
      primary: true,
      cell: ({ description, purchases }) => (
        <span className="block min-w-48 whitespace-normal">
          <bdi>{description}</bdi>
          {purchases > 0 && (
            <span className="block text-sm font-normal text-muted">
              {t("purchases", { count: purchases, shown: formatNumber(purchases, language) })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: "quantity",
      header: t("quantity"),
      align: "end",
      cell: ({ quantity }) => formatNumber(quantity / 1_000, language, { maximumFractionDigits: 3 }),
    },
    {
      id: "price",
      header: t("price"),
      align: "end",
      cell: ({ price }) => <Money amount={price} currency={currency} />,
    },
    { id: "discount", header: t("discount"), align: "end", cell: ({ discount }) => shareText(discount) },
    { id: "tax1", header: t("tax1"), align: "end", cell: ({ tax1 }) => shareText(tax1) },
    { id: "tax2", header: t("tax2"), align: "end", cell: ({ tax2 }) => shareText(tax2) },
    {
      id: "amount",
      header: t("amount"),
      align: "end",
      cell: ({ sums }) => <Money amount={sums.total} currency={currency} />,
    },
  ];
  return (
    <div className="mt-8">
      <PlainTable label={t("lines")} columns={columns} rows={lines} rowKey={({ id }) => id} />
    </div>
  );
}

/** The total of the lines, the payments, and the open amount. */
export function PaperSums({
  invoice,
}: {
  invoice: Pick<Invoice, "sums" | "taxes" | "currency" | "paid" | "balance" | "state">;
}) {
  const t = useTranslation("invoices");
  const language = useLanguage();
  const { sums, taxes, currency, paid, balance, state } = invoice;
  const rows = [
    { label: t("subtotal"), amount: sums.gross },
    ...(sums.discount === 0 ? [] : [{ label: t("discount"), amount: -sums.discount }]),
    ...taxes.map(({ tax, rate, amount }) => ({
      label: `${t(`tax${tax}`)} (${formatBasisPoints(rate, language)})`,
      amount,
    })),
    // The taxes of older invoices were rounded line by line, so there are no tax rates to list.
    ...(taxes.length > 0 || sums.tax1 === 0 ? [] : [{ label: t("tax1"), amount: sums.tax1 }]),
    ...(taxes.length > 0 || sums.tax2 === 0 ? [] : [{ label: t("tax2"), amount: sums.tax2 }]),
    { label: t("total"), amount: sums.total, strong: true },
    ...(paid === 0 ? [] : [{ label: t("paid"), amount: paid }]),
    ...(paid === 0 || state === "void" ? [] : [{ label: t("balance"), amount: balance, strong: true }]),
  ];
  return (
    <dl className="space-y-1.5">
      {rows.map(({ label, amount, strong = false }) => (
        <div
          key={label}
          className={strong ? "flex justify-between gap-6 font-semibold" : "flex justify-between gap-6"}
        >
          <dt className={strong ? "" : "text-muted"}>{label}</dt>
          <dd>
            <Money amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
