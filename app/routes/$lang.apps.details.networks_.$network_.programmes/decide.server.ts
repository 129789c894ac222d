import { data } from "react-router";
import { z } from "zod";
import {
  acceptProgramme,
  adminGetProgramme,
  confirmMissing,
  ignoreProgramme,
  restoreProgramme,
  reviewProgramme,
} from "#contract/networks/admin-programmes.ts";
import { parseAmount, parseExactPercentage } from "#contract/money/amount.ts";
import { storeCategories } from "#contract/stores/store-categories.ts";
import { id } from "#contract/text/identifiers.ts";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { recordSearch } from "~/features/administration/record-search";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";

interface DecisionRequest {
  provider: ProviderClient;
  t: Translate<Namespaces["network-programmes"]>;
  url: URL;
  form: FormData;
  /** The language whose number format the user types. */
  language: string;
}

const steps = { ignore: ignoreProgramme, restore: restoreProgramme, review: reviewProgramme };
const intents = z.enum(["accept", "ignore", "restore", "review"]);
const fields = z.object({
  programme: id,
  key: formKey,
  store: z.string().default(""),
  category: z.enum(storeCategories).default(storeCategories[0]),
  kind: z.enum(["percent", "flat"]).default("percent"),
  commission: z.string().default(""),
  rate: z.string().default(""),
});

/**
 * Decides on a programme, once per form key, and redirects to it. If that is refused, returns the form with
 * the reason.
 */
export async function decideProgramme({ provider, t, url, form, language }: DecisionRequest) {
  const intent = intents.safeParse(form.get("intent"));
  if (!intent.success) throw new Response(null, { status: 400 });
  const submission = parseForm(form, { schema: fields });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const { programme, key: idempotencyKey, store, category, rate: rateText, ...entered } = submission.value;
  const params = { id: programme };
  try {
    if (intent.data === "accept") {
      const { commission, currency } = (await provider.call(adminGetProgramme, { params })).data;
      const kind = commission?.kind ?? entered.kind;
      const parseRate = (text: string) =>
        kind === "flat" ? parseAmount(text, currency, language) : parseExactPercentage(text, language);
      const [rate, paid] = [parseRate(rateText), commission ? undefined : parseRate(entered.commission)];
      const fieldErrors = {
        ...((!rate.ok || rate.amount <= 0) && { rate: [t("rateInvalid")] }),
        ...(paid && (!paid.ok || paid.amount <= 0) && { commission: [t("rateInvalid")] }),
      };
      if (!rate.ok || paid?.ok === false || Object.keys(fieldErrors).length > 0)
        return data({ result: submission.reply({ fieldErrors }) }, { status: 400 });
      const body = {
        store: store || null,
        category,
        rate: rate.amount,
        commission: paid ? { kind, rate: paid.amount } : null,
      };
      await provider.call(acceptProgramme, { params, body }, { idempotencyKey });
    } else await provider.call(steps[intent.data], { params }, { idempotencyKey });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, {
      rate: "rate",
      commission: "commission",
      store: "store",
    });
    return data({ result }, { status });
  }
  return redirectWithToast(url.pathname + recordSearch(url.search, { view: programme }), {
    tone: "success",
    title: t(`done_${intent.data}`),
  });
}

/** Ends the programmes that are missing from the network's list. */
export async function endMissing({
  provider,
  t,
  url,
  form,
  network,
}: Omit<DecisionRequest, "language"> & { network: string }) {
  const submission = parseForm(form, { schema: z.object({ missing: z.coerce.number().int().positive() }) });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  try {
    await provider.call(confirmMissing, { params: { key: network }, body: submission.value });
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return data({ result }, { status });
  }
  return redirectWithToast(url.pathname, { tone: "success", title: t("done_confirm") });
}
