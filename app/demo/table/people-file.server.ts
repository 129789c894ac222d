import { shownColumns } from "~/components/data-table/table-view";
import { readTableState } from "~/components/data-table/url-state";
import type { DownloadRequest } from "~/features/administration/download-list.server";
import { getTranslation } from "~/i18n/i18n.server";
import { readChosenRows } from "../chosen-rows.server";
import { peopleCsv } from "./people-csv";
import { matchingPeople, peopleTable } from "./people.server";
import { hiddenPeopleKey, personColumns } from "./people-table";

/** Returns all pages of the sample list as a CSV file, with the filters, order and columns of the URL. */
export async function downloadPeople({ request, context, url }: DownloadRequest): Promise<Response> {
  const t = getTranslation(context, "demo-table");
  const state = readTableState(url.searchParams, peopleTable);
  const people = matchingPeople(state, await readChosenRows(request, hiddenPeopleKey));
  const fields = shownColumns([...personColumns], state).map(({ id }) => id);
  return new Response(peopleCsv(people, fields, t), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="people.csv"',
      "Cache-Control": "no-store",
    },
  });
}
