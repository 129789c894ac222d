import { listCourses } from "#contract/academy/academy.ts";
import { getLocale } from "~/i18n/i18next-middleware.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { getAuth } from "~/session/auth-state.server";
import { coursesPage } from "./courses-page";

/** Loads the academy's dashboard: the member's name, courses and figures. */
export async function loadAcademy(context: RequestContext, url: URL) {
  const { data } = await providerClient(context).call(listCourses);
  const auth = getAuth(context);
  return {
    name: auth.state === "signed-in" ? auth.user.name : "",
    page: coursesPage(data.courses, url.searchParams, getLocale(context)),
    ...data,
  };
}
