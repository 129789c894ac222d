import { redirect } from "react-router";
import { logOut } from "~/features/auth/log-out.server";
import type { Route } from "./+types/logout";

/** Only a form ends a session; an address somebody was lured to does not. */
export function loader() {
  return redirect("/");
}

export async function action({ context }: Route.ActionArgs) {
  await logOut(context);
  return redirect("/login");
}
