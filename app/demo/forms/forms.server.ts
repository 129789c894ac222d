import { setTimeout } from "node:timers/promises";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { readForm } from "~/components/form/read-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import { constraintsOf, readDemoForm } from "../kits/form/read-demo-form.server";
import { requirePaymentFields } from "../wizards/wizard-rules.server";
import { formCardsAt } from "./form-pages";

const slowness = 2000;

/** Returns the constraints that the browser checks for each form of the page. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const cards = formCardsAt(url.pathname);
  return {
    constraints: Object.fromEntries(cards.map((card) => [card.prefix, constraintsOf(context, card)])),
  };
}

/** Validates the submitted form. If it is valid, discards the values and shows a toast. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const form = await readForm(request);
  const card = formCardsAt(url.pathname).find(({ prefix }) => prefix === form.get("intent"));
  if (!card) throw new Response(null, { status: 400 });
  const submission = readDemoForm(
    context,
    form,
    card,
    card.prefix === "sections" ? requirePaymentFields : undefined,
  );
  if ("result" in submission) return data({ sent: card.prefix, ...submission }, { status: 400 });
  if (card.prefix === "slow") await setTimeout(slowness, undefined, { signal: request.signal });
  return redirectWithToast(url.pathname, {
    tone: "success",
    title: getTranslation(context, "demo-forms")("right"),
    description: getTranslation(context, "demo-kit")("nothingKept"),
  });
}
