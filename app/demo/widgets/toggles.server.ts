import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { z } from "zod";
import { parseFields } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import { saveDemo, readDemo, resetDemo } from "../store.server";
import { basicTabs, noStars, orderTabs, stars, type Stars, timeTabs, toggles } from "./toggles";

const place = "widgets";
const press = z.object({
  toggle: z.enum(toggles).optional(),
  stars: z.enum([noStars, ...stars]).optional(),
  intent: z.literal("reset").optional(),
});

/** Loads this visitor's toggles and rating, and the open tabs from the URL. */
export async function loader({ request, url }: LoaderFunctionArgs) {
  const parameter = (name: string) => url.searchParams.get(name);
  return {
    ...(await readToggles(request)),
    origin: url.origin,
    tab: basicTabs.find((tab) => tab === parameter("tab")) ?? basicTabs[0],
    centred: basicTabs.find((tab) => tab === parameter("centred")) ?? basicTabs[0],
    orders: orderTabs.find((tab) => tab === parameter("orders")) ?? orderTabs[0],
    time: timeTabs.find((tab) => tab === parameter("time")) ?? timeTabs[0],
  };
}

/** Switches one toggle, sets or removes the rating, or resets the demo. Changes are stored for this visitor. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const { toggle, stars: submittedRating, intent } = parseFields(await readForm(request), press);
  const { on, rating } = await readToggles(request);
  const isOn = toggle && on.includes(toggle);
  const nextToggles = isOn ? on.filter((name) => name !== toggle) : [...on, ...(toggle ? [toggle] : [])];
  const outcome = intent
    ? await resetDemo(request)
    : await saveDemo(request, place, { on: nextToggles, rating: submittedRating ?? rating });
  const kit = getTranslation(context, "demo-kit");
  const returnPath = url.pathname + url.search;
  if ("problem" in outcome)
    return redirectWithToast(returnPath, { tone: "danger", title: kit(outcome.problem) });
  const title = intent ? kit("resetDone") : getTranslation(context, "demo-cards")("kept");
  const headers = { "Set-Cookie": outcome.cookie };
  return redirectWithToast(returnPath, { tone: "success", title }, { headers });
}

async function readToggles(request: Request) {
  const { on = [], rating = "" } = await readDemo(request, place);
  const storedRating: Stars | "" = stars.find((number) => number === rating) ?? "";
  return { on: toggles.filter((name) => [on].flat().includes(name)), rating: storedRating };
}
