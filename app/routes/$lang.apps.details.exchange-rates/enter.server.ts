import { data } from "react-router";
import { z } from "zod";
import { parseRate } from "#contract/money/amount.ts";
import { setExchangeRate } from "#contract/exchange-rates/exchange-rates.ts";
import { boundedDay } from "#contract/text/identifiers.ts";
import { isKnownCurrency } from "#contract/exchange-rates/known-currency.ts";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { ratesPath } from "./rates-path";

/** Saves a rate, once per form key. If the form is invalid, returns it with its errors. */
export async function enterRate(context: RequestContext, form: FormData) {
  const t = getTranslation(context, "exchange-rates");
  const language = getLocale(context);
  const schema = z.object({
    currency: z
      .string({ error: t("currencyWrong") })
      .trim()
      .toUpperCase()
      .refine(isKnownCurrency, t("currencyWrong")),
    day: z
      .string({ error: t("dayWrong") })
      .refine((text) => boundedDay.safeParse(text).success, t("dayWrong")),
    rate: z.string({ error: t("rateWrong") }).transform((text, check) => {
      const rate = text.length <= 32 ? parseRate(text, language) : undefined;
      if (rate === undefined) check.addIssue({ code: "custom", message: t("rateWrong") });
      return rate ?? z.NEVER;
    }),
    key: formKey,
  });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success")
    return data({ kind: "enter" as const, result: submission.reply() }, { status: 400 });
  const { key: idempotencyKey, ...body } = submission.value;
  try {
    await providerClient(context).call(setExchangeRate, { body }, { idempotencyKey });
    const title = t("entered", { currency: body.currency });
    return await redirectWithToast(localizedPath(ratesPath, language), { tone: "success", title });
  } catch (error) {
    const names = { currency: "currency", day: "day", rate: "rate" };
    const { result, status } = replyWithError(submission, error, names);
    return data({ kind: "enter" as const, result }, { status });
  }
}
