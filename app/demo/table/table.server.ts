import { type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { z } from "zod";
import { readTableState } from "~/components/data-table/url-state";
import { refuseUnknownNames } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import { isDemoChanged, keepDemo, readDemo, resetDemo } from "../store.server";
import { peoplePage, peopleTable } from "./people.server";
import { tableViews } from "./people-table";

const place = "people";
const choice = z.object({ id: z.array(z.string()), "select-all": z.string() });

/** The page of the list the address asks for. */
export async function loader({ request, url }: LoaderFunctionArgs) {
  const state = readTableState(url.searchParams, peopleTable);
  const hidden = await hiddenBy(request);
  return {
    state,
    view: tableViews.find((view) => view === url.searchParams.get("view")) ?? tableViews[0],
    specification: peopleTable,
    hidden: hidden.length,
    isChanged: await isDemoChanged(request),
    ...peoplePage(state, hidden),
  };
}

/** Hides the chosen rows from this visitor, or makes the whole demo what it was. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const form = await readForm(request);
  refuseUnknownNames(form, choice);
  const kit = getTranslation(context, "demo-kit");
  const t = getTranslation(context, "demo-table");
  const back = url.pathname + url.search;
  const isReset = form.get("intent") === "reset";
  const chosen = form
    .getAll("id")
    .filter((id): id is string => typeof id === "string" && /^\d{1,4}$/.test(id));
  if (!isReset && chosen.length === 0)
    return redirectWithToast(back, { tone: "warning", title: t("nobody") });
  const hidden = [...new Set([...(await hiddenBy(request)), ...chosen])];
  const outcome = await (isReset ? resetDemo(request) : keepDemo(request, place, { hidden }));
  if ("problem" in outcome) return redirectWithToast(back, { tone: "danger", title: kit(outcome.problem) });
  const title = isReset ? kit("resetDone") : t("hidden", { number: hidden.length });
  return redirectWithToast(back, { tone: "success", title }, { headers: { "Set-Cookie": outcome.cookie } });
}

async function hiddenBy(request: Request): Promise<string[]> {
  const { hidden = [] } = await readDemo(request, place);
  return [hidden].flat();
}
