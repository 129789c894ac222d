import { Download, Printer } from "lucide-react";
import { Form } from "react-router";
import type { Invoice } from "#contract/invoices/invoices.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { formState } from "~/components/form/form-state";
import { Button } from "~/components/ui/button";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { BackLink } from "~/navigation/back-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { Screen } from "~/components/screen";
import { useHasPermission } from "~/page/use-viewer";
import { InvoiceDocument } from "./invoice-document";
import { editInvoicePath, invoicePath, invoicesPath } from "./invoice-paths";
import { Payments } from "./payments";
import { PayStep } from "./steps/pay-step";
import { ReasonStep } from "./steps/reason-step";
import { SendStep } from "./steps/send-step";

interface InvoicePageProps {
  invoice: Invoice;
  step: string | null;
  /** The id of the payment that the open action applies to. */
  payment: string | null;
  today: string;
  formKey: string;
  result: SubmissionResult | undefined;
}

/** The page of an invoice: the document, its payments, and the possible actions. */
export function InvoicePage(props: InvoicePageProps) {
  const { invoice, step, payment, today, formKey, result } = props;
  const t = useTranslation("invoices");
  const [mayWrite, maySettle] = [useHasPermission("invoices.write"), useHasPermission("invoices.settle")];
  const { id, number, state, version, balance } = invoice;
  const isOpen = (state === "sent" || state === "partially_paid") && balance !== 0;
  const form = { formKey, result };
  const isShown =
    (step === "send" && mayWrite && state !== "void") ||
    (step === "pay" && maySettle && isOpen) ||
    (step === "withdraw" && maySettle && payment !== null) ||
    (step === "void" && mayWrite && state === "sent") ||
    (step === "discard" && mayWrite && state === "draft");
  return (
    <Screen
      title={number ?? t("draftTitle")}
      subtitle={<bdi>{invoice.network.name}</bdi>}
      up={<BackLink to={invoicesPath}>{t("back")}</BackLink>}
    >
      {!isShown && <FormErrors state={formState(result)} isFormGone />}
      <div className="no-print flex flex-wrap gap-3">
        {mayWrite && state !== "void" && (
          <LinkButton to="?step=send" preventScrollReset>
            {t(state === "draft" ? "send" : "sendAgain")}
          </LinkButton>
        )}
        {maySettle && isOpen && (
          <LinkButton to="?step=pay" variant="soft" preventScrollReset>
            {t("pay")}
          </LinkButton>
        )}
        <LocalizedLinkButton to={`${invoicePath(id)}/pdf`} reloadDocument variant="outline">
          <Download aria-hidden className="size-4" />
          {t("downloadPdf")}
        </LocalizedLinkButton>
        <Button variant="outline" className="needs-script" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          {t("print")}
        </Button>
        {mayWrite && (
          <Form method="post">
            <FormKey state={formState(result)} fresh={formKey} />
            <IntentButton intent="duplicate" label={t("duplicate")} variant="outline" />
          </Form>
        )}
        {mayWrite && state === "draft" && (
          <>
            <LocalizedLinkButton to={editInvoicePath(id)} variant="outline">
              {t("edit")}
            </LocalizedLinkButton>
            <LinkButton to="?step=discard" variant="ghost" preventScrollReset>
              {t("discard")}
            </LinkButton>
          </>
        )}
        {mayWrite && state === "sent" && (
          <LinkButton to="?step=void" variant="ghost" preventScrollReset>
            {t("void")}
          </LinkButton>
        )}
      </div>
      <InvoiceDocument invoice={invoice} />
      {state !== "draft" && <Payments invoice={invoice} maySettle={maySettle} />}
      {isShown && step === "send" && <SendStep {...form} invoice={invoice} />}
      {isShown && step === "pay" && <PayStep {...form} invoice={invoice} today={today} />}
      {isShown && step === "withdraw" && (
        <ReasonStep {...form} step="withdraw" fields={{ payment: payment ?? "" }} />
      )}
      {isShown && (step === "void" || step === "discard") && (
        <ReasonStep {...form} step={step} fields={{ version: String(version) }} />
      )}
    </Screen>
  );
}
