import { data, redirect } from "react-router";
import { z } from "zod";
import { parseFields } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { amountPrivacy, saveAmountPrivacy } from "~/features/wallet/amount-privacy.server";
import { safeReturnPath } from "~/navigation/safe-return-path";
import type { Route } from "./+types/wallet.amounts";

const privacyForm = z.object({ amounts: amountPrivacy });

/**
 * Hides or shows the wallet's amounts in this browser. Without scripts, the response redirects to the page
 * that contains the form.
 */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const { amounts } = parseFields(form, privacyForm, ["returnTo"]);
  const headers = { "Set-Cookie": await saveAmountPrivacy(amounts) };
  if (new URL(request.url).pathname.endsWith(".data")) return data(null, { headers });
  return redirect(safeReturnPath(form.get("returnTo"), "/"), { headers });
}

export function loader() {
  return redirect("/");
}
