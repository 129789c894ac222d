import { data } from "react-router";
import { z } from "zod";
import { id } from "#contract/identifiers.ts";
import {
  addPayoutMethod,
  type PayoutDetails,
  payoutMethodKind,
  removePayoutMethod,
} from "#contract/payout-methods.ts";
import { parseFields, parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { localizedPath } from "~/navigation/localized-path";
import { ProviderError } from "~/provider-client/provider-error";
import { stepSearch, withdrawPath, type WithdrawParameters } from "./addresses";
import { formRefusal } from "~/components/form/form-refusal.server";
import { methodSchemas } from "./schemas";
import type { Visit } from "./visit.server";

// Which of the two forms it is.
const also = ["kind"];
const removal = z.object({ method: id });

/**
 * Keeps a new payout method once for the form's key and goes on with it; a refused form comes back with its
 * errors.
 */
export async function addMethod(visit: Visit, form: FormData) {
  const read = readDetails(visit, form);
  if (!read.details) return data({ form: "method" as const, ...read.refused }, { status: 400 });
  try {
    const body = { details: read.details, password: read.password };
    const once = { idempotencyKey: read.key };
    const { data: added } = await visit.provider.call(addPayoutMethod, { body }, once);
    return await backTo(visit, { step: "method", method: added.id }, visit.t("methodAdded"));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { fields, rest } = formRefusal(error, {
      "details.iban": "iban",
      "details.email": "email",
      password: "password",
    });
    const result = read.submission.reply({ formErrors: rest, fieldErrors: fields, hideFields: ["password"] });
    return data({ form: "method" as const, result }, { status: error.status });
  }
}

function readDetails({ t }: Visit, form: FormData) {
  const kind = payoutMethodKind.catch("bank_transfer").parse(form.get("kind"));
  if (kind === "paypal") {
    const submission = parseForm(form, { schema: methodSchemas.paypal(t), also });
    if (submission.status !== "success")
      return { refused: { result: submission.reply({ hideFields: ["password"] }) } };
    const { email, key, password } = submission.value;
    return { submission, key, password, details: { kind, email } satisfies PayoutDetails };
  }
  const submission = parseForm(form, { schema: methodSchemas.bank_transfer(t), also });
  if (submission.status !== "success")
    return { refused: { result: submission.reply({ hideFields: ["password"] }) } };
  const { holder, iban, key, password } = submission.value;
  return { submission, key, password, details: { kind, holder, iban } satisfies PayoutDetails };
}

/** Forgets a payout method. One that is gone already is no error: that is what was asked for. */
export async function removeMethod(visit: Visit, form: FormData) {
  const { method } = parseFields(form, removal);
  try {
    await visit.provider.call(removePayoutMethod, { params: { id: method } });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.status !== 404) throw error;
  }
  return backTo(visit, { step: "method" }, visit.t("methodRemoved"));
}

function backTo({ language }: Visit, parameters: WithdrawParameters, title: string): Promise<Response> {
  return redirectWithToast(localizedPath(withdrawPath + stepSearch(parameters), language), {
    tone: "success",
    title,
  });
}
