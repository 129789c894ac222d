import { data, redirect } from "react-router";
import { parseFields } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { safeReturnPath } from "~/navigation/safe-return-path";
import { readTheme, themeChange, writeTheme } from "~/shell/theme/theme-cookie.server";
import type { Route } from "./+types/theme";

/** Changes the theme cookie. Without scripts, the response redirects to the page that contains the form. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const change = parseFields(form, themeChange, ["returnTo"]);
  const headers = { "Set-Cookie": await writeTheme({ ...(await readTheme(request)), ...change }) };
  if (new URL(request.url).pathname.endsWith(".data")) return data(null, { headers });
  return redirect(safeReturnPath(form.get("returnTo"), "/"), { headers });
}

export function loader() {
  return redirect("/");
}
