import type { RouterContextProvider } from "react-router";
import { listCourses } from "#contract/academy.ts";
import { providerClient } from "~/provider-client/provider-client.server";
import { getAuth } from "~/session/auth-state.server";

/** What the academy's dashboard shows: the reader's name, courses and figures. */
export async function loadAcademy(context: Readonly<RouterContextProvider>) {
  const { data } = await providerClient(context).call(listCourses);
  const auth = getAuth(context);
  return { name: auth.state === "signed-in" ? auth.user.name : "", ...data };
}
