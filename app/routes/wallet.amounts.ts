import { data, redirect } from "react-router";
import { amountPrivacy, keepAmountPrivacy } from "~/features/wallet/amount-privacy.server";
import { safeReturnPath } from "~/navigation/safe-return-path";
import type { Route } from "./+types/wallet.amounts";

/** Hides or shows the wallet's amounts in this browser. A form without scripts comes back to its page. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const choice = amountPrivacy.safeParse(form.get("amounts"));
  if (!choice.success) throw new Response(null, { status: 400 });
  const headers = { "Set-Cookie": await keepAmountPrivacy(choice.data) };
  if (new URL(request.url).pathname.endsWith(".data")) return data(null, { headers });
  return redirect(safeReturnPath(form.get("returnTo"), "/"), { headers });
}

export function loader() {
  return redirect("/");
}
