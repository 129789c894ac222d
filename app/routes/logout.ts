import { redirect } from "react-router";
import { logOut } from "~/features/auth/log-out.server";
import type { Route } from "./+types/logout";

/** Only a POST request ends the session, so that a link on another site can't end it. */
export function loader() {
  return redirect("/");
}

export async function action({ context }: Route.ActionArgs) {
  await logOut(context);
  return redirect("/login");
}
