import type { ListedInvoice } from "#contract/invoices/invoices.ts";
import { paymentMethods } from "#contract/invoices/invoice-limits.ts";
import { SelectField } from "~/components/form/select-field";
import { TextField } from "~/components/form/text-field";
import { Money } from "~/components/ui/money";
import { BulkForm, type BulkProps } from "~/features/administration/bulk-form";
import { useTranslation } from "~/i18n/use-translation";
import type { InvoiceSelection } from "./bulk.server";

type BulkInvoicesProps = BulkProps<InvoiceSelection> & { today: string };

/** The confirmation form for a bulk action on invoices. */
export function BulkInvoices({ step, today, ...selection }: BulkInvoicesProps) {
  const t = useTranslation("invoices");
  return (
    <BulkForm
      {...selection}
      title={t(`bulkAsk_${step}`)}
      effect={t(`bulkEffect_${step}`)}
      line={(invoice) => <InvoiceLine invoice={invoice} />}
      inputs={(field) =>
        step === "pay" && (
          <>
            <TextField
              {...field("paidOn")}
              type="date"
              label={t("paidOn")}
              max={today}
              required
              defaultValue={field("paidOn").defaultValue ?? today}
            />
            <SelectField
              {...field("method")}
              label={t("method")}
              options={paymentMethods.map((value) => ({ value, label: t(`method_${value}`) }))}
            />
          </>
        )
      }
      submit={{ name: "step", value: step, label: t(`bulk_${step}`), isHarmful: step === "discard" }}
    />
  );
}

function InvoiceLine({ invoice }: { invoice: ListedInvoice }) {
  const t = useTranslation("invoices");
  const { number, network, month, balance, currency } = invoice;
  return (
    <>
      <span className="min-w-0">
        <bdi dir="ltr" className="font-medium">
          {number ?? month ?? t("draftTitle")}
        </bdi>{" "}
        · <bdi>{network.name}</bdi>
      </span>
      <Money amount={balance} currency={currency} className="font-semibold" />
    </>
  );
}
