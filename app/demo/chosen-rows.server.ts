import type { ActionFunctionArgs } from "react-router";
import { z } from "zod";
import { refuseUnknownNames } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import { saveDemo, readDemo, resetDemo } from "./store.server";

const choice = z.object({ id: z.array(z.string()), "select-all": z.string() });

interface ChosenRows {
  /** The store key of the chosen rows. */
  place: string;
  isRow: (id: string) => boolean;
  /** The message if no row was chosen. */
  emptyMessage: string;
  /** The message for all rows chosen so far. */
  successMessage: (count: number) => string;
}

/** Returns the rows of a list that this visitor has chosen so far. */
export async function readChosenRows(request: Request, place: string): Promise<string[]> {
  const { rows = [] } = await readDemo(request, place);
  return [rows].flat();
}

/**
 * Adds the rows in a submitted form to those chosen before, or resets the whole demo. Then redirects back.
 */
export async function addChosenRows(args: ActionFunctionArgs, list: ChosenRows) {
  const { request, context, url } = args;
  const form = await readForm(request);
  refuseUnknownNames(form, choice);
  const kit = getTranslation(context, "demo-kit");
  const back = url.pathname + url.search;
  const isReset = form.get("intent") === "reset";
  const chosen = form.getAll("id").filter((id): id is string => typeof id === "string" && list.isRow(id));
  if (!isReset && chosen.length === 0)
    return redirectWithToast(back, { tone: "warning", title: list.emptyMessage });
  const rows = [...new Set([...(await readChosenRows(request, list.place)), ...chosen])];
  const outcome = await (isReset ? resetDemo(request) : saveDemo(request, list.place, { rows }));
  if ("problem" in outcome) return redirectWithToast(back, { tone: "danger", title: kit(outcome.problem) });
  const title = isReset ? kit("resetDone") : list.successMessage(rows.length);
  return redirectWithToast(back, { tone: "success", title }, { headers: { "Set-Cookie": outcome.cookie } });
}
