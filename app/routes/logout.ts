import { redirect } from "react-router";
import { logOut } from "~/features/auth/log-out.server";
import type { Route } from "./+types/logout";

/** Only a POST request ends the session, so that links on other sites can't. */
export function loader() {
  return redirect("/");
}

export async function action({ context }: Route.ActionArgs) {
  await logOut(context);
  return redirect("/login");
}
