import { data, redirect } from "react-router";
import { z } from "zod";
import { id } from "#contract/text/identifiers.ts";
import { placeOrder, priceBasket } from "#contract/shop/shop.ts";
import { maxQuantity } from "#contract/shop/shop-limits.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { formKey } from "~/components/form/form-key-schema";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseFields, parseForm } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { loginPath } from "~/navigation/login-path";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { getAuth } from "~/session/auth-state.server";
import { saveBasket, readBasket, withQuantity } from "../basket.server";
import { checkoutSearch } from "./view";

interface ActionInput {
  context: RequestContext;
  request: Request;
  url: URL;
}

const change = z.object({ variant: id, quantity: z.coerce.number().int().min(0).max(maxQuantity) });
const payment = z.object({
  key: formKey,
  total: z.coerce.number().int().positive(),
});

/** Changes the basket or pays for it. Used at every URL of the checkout. */
export async function checkoutAction({ context, request, url }: ActionInput) {
  const form = await readForm(request);
  switch (form.get("intent")) {
    case "set":
      return setQuantity({ context, request, url }, form);
    case "tidy":
      return removeUnsold({ context, request, url });
    case "pay":
      return pay({ context, request, url }, form);
    default:
      throw new Response(null, { status: 400 });
  }
}

async function setQuantity({ request, url }: ActionInput, form: FormData) {
  const { variant, quantity } = parseFields(form, change);
  const basket = withQuantity(await readBasket(request), variant, quantity);
  return redirect(url.pathname, { headers: { "Set-Cookie": await saveBasket(basket) } });
}

/** Removes items that are no longer sold from the basket. */
async function removeUnsold({ context, request, url }: ActionInput) {
  const lines = await readBasket(request);
  const { gone } = (await providerClient(context).call(priceBasket, { body: { lines } })).data;
  const remaining = lines.filter(({ variant }) => !gone.includes(variant));
  return redirect(url.pathname, { headers: { "Set-Cookie": await saveBasket(remaining) } });
}

/**
 * Pays for the basket from the balance, once per form key, and removes the bought items. If the payment is
 * refused, the form shows the reason, and the loader returns to the step with the problem.
 */
async function pay({ context, request, url }: ActionInput, form: FormData) {
  if (getAuth(context).state === "signed-out") throw redirect(loginPath(getLocale(context), url));
  const submission = parseForm(form, { schema: payment });
  if (submission.status !== "success") return reject(submission.reply(), { status: 400 });
  const { key, total } = submission.value;
  const lines = await readBasket(request);
  // The basket is empty because the same form was submitted before.
  if (lines.length === 0) throw redirect(url.pathname);
  try {
    const body = { lines, total };
    const { data: order } = await providerClient(context).call(placeOrder, { body }, { idempotencyKey: key });
    return redirect(url.pathname + checkoutSearch("done", order.id), {
      headers: { "Set-Cookie": await saveBasket([]) },
    });
  } catch (error) {
    const { result, status, isOutcomeUnknown } = replyWithError(submission, error);
    return reject(result, { status, isOutcomeUnknown });
  }
}

function reject(
  result: SubmissionResult,
  { status, isOutcomeUnknown = false }: { status: number; isOutcomeUnknown?: boolean },
) {
  return data({ result, isOutcomeUnknown }, { status });
}
