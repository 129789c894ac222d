import { data } from "react-router";
import { z } from "zod";
import { id } from "#contract/text/identifiers.ts";
import {
  addPayoutMethod,
  type PayoutDetails,
  payoutMethodKind,
  removePayoutMethod,
} from "#contract/withdrawals/payout-methods.ts";
import { parseFields, parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { replyWithError } from "~/components/form/reply-with-error.server";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { methodSchemas } from "./method-schemas.server";

interface MethodRequest {
  provider: ProviderClient;
  t: Translate<Namespaces["withdrawals"]>;
  language: Language;
  /** Returns the path to redirect to after success. `added` is the id of a new method. */
  next: (added?: string) => string;
}

// The form contains the kind of payout method, which determines its schema.
const additionalFields = ["kind"];
const removal = z.object({ method: id });

/** Adds a payout method, once per form key. If the form is invalid, returns it with its errors. */
export async function addMethod(request: MethodRequest, form: FormData) {
  const submitted = readDetails(request, form);
  if (!submitted.details) return data({ form: "method" as const, ...submitted.rejection }, { status: 400 });
  try {
    const body = { details: submitted.details, password: submitted.password };
    const once = { idempotencyKey: submitted.key };
    const { data: added } = await request.provider.call(addPayoutMethod, { body }, once);
    return await redirectWithSuccess(request.next(added.id), request.t("methodAdded"));
  } catch (error) {
    const names = {
      "details.holder": "holder",
      "details.iban": "iban",
      "details.routingNumber": "routingNumber",
      "details.accountNumber": "accountNumber",
      "details.email": "email",
      password: "password",
    };
    const { result, status } = replyWithError(submitted.submission, error, names, ["password"]);
    return data({ form: "method" as const, result }, { status });
  }
}

function readDetails({ t, language }: MethodRequest, form: FormData) {
  const kind = payoutMethodKind.catch("bank_transfer").parse(form.get("kind"));
  const submission = parseForm(form, { schema: methodSchemas[kind](t, language), also: additionalFields });
  if (submission.status !== "success")
    return { rejection: { result: submission.reply({ hideFields: ["password"] }) } };
  const { key, password, ...fields } = submission.value;
  return { submission, key, password, details: { kind, ...fields } as PayoutDetails };
}

/** Removes a payout method. Succeeds if it has already been removed. */
export async function removeMethod(request: MethodRequest, form: FormData) {
  const { method } = parseFields(form, removal);
  try {
    await request.provider.call(removePayoutMethod, { params: { id: method } });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.status !== 404) throw error;
  }
  return redirectWithSuccess(request.next(), request.t("methodRemoved"));
}

function redirectWithSuccess(path: string, title: string): Promise<Response> {
  return redirectWithToast(path, { tone: "success", title });
}
