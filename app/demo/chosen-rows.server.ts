import type { ActionFunctionArgs } from "react-router";
import { z } from "zod";
import { assertKnownNames } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import { saveDemo, readDemo, resetDemo } from "./store.server";

const choice = z.object({ id: z.array(z.string()), "select-all": z.string() });

interface ChosenRows {
  /** The key under which the ids of the chosen rows are stored. */
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
 * Adds the rows in a submitted form to the rows that the visitor has chosen before, or resets the whole demo.
 * Then redirects to the same page.
 */
export async function addChosenRows(args: ActionFunctionArgs, list: ChosenRows) {
  const { request, context, url } = args;
  const form = await readForm(request);
  assertKnownNames(form, choice);
  const kit = getTranslation(context, "demo-kit");
  const returnPath = url.pathname + url.search;
  const isReset = form.get("intent") === "reset";
  const chosenIds = form.getAll("id").filter((id): id is string => typeof id === "string" && list.isRow(id));
  if (!isReset && chosenIds.length === 0)
    return redirectWithToast(returnPath, { tone: "warning", title: list.emptyMessage });
  const rows = [...new Set([...(await readChosenRows(request, list.place)), ...chosenIds])];
  const outcome = await (isReset ? resetDemo(request) : saveDemo(request, list.place, { rows }));
  if ("problem" in outcome)
    return redirectWithToast(returnPath, { tone: "danger", title: kit(outcome.problem) });
  const title = isReset ? kit("resetDone") : list.successMessage(rows.length);
  const headers = { "Set-Cookie": outcome.cookie };
  return redirectWithToast(returnPath, { tone: "success", title }, { headers });
}
