import { data } from "react-router";
import { z } from "zod";
import { parseSignedAmount } from "#contract/money/amount.ts";
import { boundedDay, id } from "#contract/text/identifiers.ts";
import { duplicateInvoice } from "#contract/invoices/invoice-drafts.ts";
import {
  discardInvoice,
  getInvoice,
  invoiceMail,
  paymentMethod,
  recordPayment,
  sendInvoice,
  voidInvoice,
  withdrawPayment,
} from "#contract/invoices/invoices.ts";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { localizedPath } from "~/navigation/localized-path";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { editInvoicePath, invoicePath, invoicesPath } from "../invoice-paths";

type Text = Translate<Namespaces["invoices"]>;

interface StepRequest {
  provider: ProviderClient;
  t: Text;
  language: Language;
  invoice: string;
  form: FormData;
}

const longCall = 10_000;
const common = { key: formKey, version: z.coerce.number().int().positive() };

function schemaOf(t: Text) {
  const text = (minLength: number, message: string, maxLength = 4000) =>
    z.string({ error: message }).trim().min(minLength, message).max(maxLength, message);
  const reason = text(3, t("reasonInvalid"), 500);
  const mailFields = {
    to: z
      .string({ error: t("toInvalid") })
      .refine((to) => invoiceMail.shape.to.safeParse(to).success, t("toInvalid")),
    subject: text(3, t("subjectInvalid"), 150),
    message: text(3, t("messageInvalid")),
  };
  return z.discriminatedUnion("intent", [
    z.object({
      intent: z.literal("mark-sent"),
      ...common,
      to: z.string().optional(),
      subject: z.string().optional(),
      message: z.string().optional(),
    }),
    z.object({ intent: z.literal("send"), ...common, ...mailFields }),
    z.object({ intent: z.literal("void"), ...common, reason }),
    z.object({ intent: z.literal("discard"), ...common }),
    z.object({ intent: z.literal("duplicate"), key: formKey }),
    z.object({ intent: z.literal("withdraw"), key: formKey, payment: id, reason }),
    z.object({
      intent: z.literal("pay"),
      key: formKey,
      amount: z.string({ error: t("amountInvalid") }),
      paidOn: z
        .string({ error: t("dayInvalid") })
        .refine((text) => boundedDay.safeParse(text).success, t("dayInvalid")),
      method: paymentMethod,
      note: z.string().max(200).default(""),
    }),
  ]);
}

/**
 * Performs an action on an invoice, once per form key. If the form is invalid, returns it with its errors.
 */
export async function handleAction({ provider, t, language, invoice, form }: StepRequest) {
  const submission = parseForm(form, { schema: schemaOf(t) });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const input = submission.value;
  const params = { id: invoice };
  const once = { idempotencyKey: input.key, deadline: longCall };
  try {
    switch (input.intent) {
      case "mark-sent":
        await provider.call(sendInvoice, { params, body: { version: input.version, mail: null } }, once);
        break;
      case "send": {
        const { to, subject, message, version } = input;
        await provider.call(sendInvoice, { params, body: { version, mail: { to, subject, message } } }, once);
        break;
      }
      case "void":
        await provider.call(
          voidInvoice,
          { params, body: { version: input.version, reason: input.reason } },
          once,
        );
        break;
      case "discard":
        await provider.call(discardInvoice, { params, body: { version: input.version } }, once);
        break;
      case "duplicate": {
        const { data: copy } = await provider.call(duplicateInvoice, { params }, once);
        return await redirectWithToast(localizedPath(editInvoicePath(copy.id), language), {
          tone: "success",
          title: t("done_duplicate"),
        });
      }
      case "withdraw":
        await provider.call(
          withdrawPayment,
          { params: { id: input.payment }, body: { reason: input.reason } },
          once,
        );
        break;
      case "pay": {
        const { data: current } = await provider.call(getInvoice, { params });
        const parsed = parseSignedAmount(input.amount, current.currency, language);
        if (!parsed.ok)
          return data(
            { result: submission.reply({ fieldErrors: { amount: [t("amountInvalid")] } }) },
            { status: 400 },
          );
        const { paidOn, method, note } = input;
        await provider.call(
          recordPayment,
          { params, body: { amount: parsed.amount, paidOn, method, note } },
          once,
        );
      }
    }
    // The URL contains the id of the discarded draft, so that it can be restored even after a reload.
    const to = input.intent === "discard" ? `${invoicesPath}?discarded=${invoice}` : invoicePath(invoice);
    return await redirectWithToast(localizedPath(to, language), {
      tone: "success",
      title: t(`done_${input.intent}`),
    });
  } catch (error) {
    const names = { "mail.to": "to", "mail.subject": "subject", "mail.message": "message", reason: "reason" };
    const { result, status } = replyWithError(submission, error, {
      ...names,
      amount: "amount",
      paidOn: "paidOn",
      note: "note",
    });
    return data({ result }, { status });
  }
}
