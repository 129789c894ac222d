import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { readTableState } from "~/components/data-table/url-state";
import { getTranslation } from "~/i18n/i18n.server";
import { readChosenRows, addChosenRows } from "../chosen-rows.server";
import { isDemoChanged } from "../store.server";
import { peoplePage, peopleTable } from "./people.server";
import { hiddenPeopleKey, tableViews } from "./people-table";

/** Loads the page of the list that the URL describes. */
export async function loader({ request, url }: LoaderFunctionArgs) {
  const state = readTableState(url.searchParams, peopleTable);
  const hidden = await readChosenRows(request, hiddenPeopleKey);
  return {
    state,
    view: tableViews.find((view) => view === url.searchParams.get("view")) ?? tableViews[0],
    specification: peopleTable,
    hidden: hidden.length,
    isChanged: await isDemoChanged(request),
    ...peoplePage(state, hidden),
  };
}

/** Hides the chosen rows from this visitor, or resets the whole demo. */
export async function action(args: ActionFunctionArgs) {
  const t = getTranslation(args.context, "demo-table");
  return await addChosenRows(args, {
    place: hiddenPeopleKey,
    isRow: (id) => /^\d{1,4}$/.test(id),
    emptyMessage: t("nothingChosen"),
    successMessage: (number) => t("hidden", { number }),
  });
}
