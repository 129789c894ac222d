import { redirect } from "react-router";
import { logOut } from "~/features/auth/log-out.server";
import type { Route } from "./+types/logout";

/** Only a form ends a session; a foreign link does not. */
export function loader() {
  return redirect("/");
}

export async function action({ context }: Route.ActionArgs) {
  await logOut(context);
  return redirect("/login");
}
