import { redirect } from "react-router";
import { z } from "zod";
import { id } from "#contract/text/identifiers.ts";
import { parseFields } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { serializeEndedVisit } from "~/features/stores/recent-visit/load-recent-visit.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import { safeReturnPath } from "~/navigation/safe-return-path";
import type { Route } from "./+types/$lang.stores_.$store_.trip";

const visitForm = z.object({ click: id });

function storePath(context: Route.LoaderArgs["context"], slug: string): string {
  return localizedPath(`/stores/${encodeURIComponent(slug)}`, getLocale(context));
}

/** Only a submitted form ends a visit. Links redirect to the store's page. */
export function loader({ context, params }: Route.LoaderArgs) {
  return redirect(storePath(context, params.store));
}

/**
 * Ends a visit to a store in this browser, because the member has bought nothing. A later purchase still
 * earns cash back.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const { click } = parseFields(form, visitForm, ["returnTo"]);
  const headers = { "Set-Cookie": await serializeEndedVisit(click) };
  return redirect(safeReturnPath(form.get("returnTo"), storePath(context, params.store)), { headers });
}
