import { data } from "react-router";
import { z } from "zod";
import { decideOrder, orderReason, orderSteps } from "#contract/shop/admin-shop-orders.ts";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";

interface DecisionRequest {
  provider: ProviderClient;
  t: Translate<Namespaces["shop-admin"]>;
  url: URL;
  id: string;
  form: FormData;
}

function schemaOf(t: DecisionRequest["t"]) {
  return z
    .object({ key: formKey, intent: z.enum(orderSteps), reason: z.string().default("") })
    .refine(({ intent, reason }) => intent === "deliver" || orderReason.safeParse(reason).success, {
      path: ["reason"],
      message: t("reasonInvalid"),
    });
}

/**
 * Makes a decision, once per form key, and redirects to the order. If the decision is refused, returns the form with
 * the reason.
 */
export async function decideRefund({ provider, t, url, id, form }: DecisionRequest) {
  const submission = parseForm(form, { schema: schemaOf(t) });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const { key, intent, reason } = submission.value;
  const body = intent === "deliver" ? { step: intent } : { step: intent, reason };
  try {
    const { data: updatedOrder } = await provider.call(
      decideOrder,
      { params: { id }, body },
      { idempotencyKey: key },
    );
    const title = (updatedOrder.delivery ?? updatedOrder.refund) ? t("refundAsked") : t(`done_${intent}`);
    return await redirectWithToast(url.pathname, { tone: "success", title });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { reason: "reason" });
    if (status === 404) throw error;
    return data({ result }, { status });
  }
}
