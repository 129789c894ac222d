import { data, redirect } from "react-router";
import { z } from "zod";
import { id } from "#contract/text/identifiers.ts";
import { maxQuantity } from "#contract/shop/shop-limits.ts";
import { parseForm } from "~/components/form/parse-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { saveBasket, readBasket, withQuantity } from "~/features/shop/basket.server";
import { checkoutPath } from "~/features/shop/paths";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import type { RequestContext } from "~/page/request-context";

interface ActionInput {
  context: RequestContext;
  request: Request;
  url: URL;
  form: FormData;
}

/** Adds a denomination to the basket and redirects to the product or to the checkout. */
export async function addToBasket({ context, request, url, form }: ActionInput) {
  const t = getTranslation(context, "shop");
  const error = t("chooseWorth");
  const schema = z.object({
    variant: z.string({ error }).refine((text) => id.safeParse(text).success, error),
    quantity: z.coerce.number().int().min(1).max(maxQuantity),
    intent: z.enum(["add", "buy"]),
  });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const { variant, quantity, intent } = submission.value;
  const basket = await readBasket(request);
  const currentQuantity = basket.find((line) => line.variant === variant)?.quantity ?? 0;
  // _Buy_ sets the quantity in the basket; _Add_ increases it.
  const newQuantity = intent === "buy" ? quantity : currentQuantity + quantity;
  const init = { headers: { "Set-Cookie": await saveBasket(withQuantity(basket, variant, newQuantity)) } };
  if (intent === "buy") return redirect(localizedPath(checkoutPath, getLocale(context)), init);
  return redirectWithToast(url.pathname, { tone: "success", title: t("added") }, init);
}
