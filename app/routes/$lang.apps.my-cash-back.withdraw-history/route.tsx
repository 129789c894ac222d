import { data } from "react-router";
import { id } from "#contract/identifiers.ts";
import { cancelWithdrawal } from "#contract/withdrawals.ts";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import { languageContext } from "~/middleware/language.server";
import { localizedPath } from "~/navigation/localized-path";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";
import { historyPath, viewSearch } from "./addresses";
import { Detail } from "./detail";
import { History } from "./history";
import { isTooLate, loadHistory } from "./load-history.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("table", "withdrawals");

export function loader({ context, url }: Route.LoaderArgs) {
  return loadHistory(context, url.searchParams);
}

/** Cancels a withdrawal; when a decision was faster the page says so and shows it as it is now. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const withdrawalId = id.safeParse(form.get("withdrawal"));
  if (form.get("intent") !== "cancel" || !withdrawalId.success) throw new Response(null, { status: 400 });
  try {
    const params = { id: withdrawalId.data };
    const { data: canceled } = await providerClient(context).call(cancelWithdrawal, { params });
    const title = getTranslation(context, "withdrawals")("canceledToast", { reference: canceled.reference });
    const path = localizedPath(historyPath + viewSearch(canceled.id), context.get(languageContext));
    return await redirectWithToast(path, { tone: "success", title });
  } catch (error) {
    if (!isTooLate(error)) throw error;
    return data({ problem: error.message }, { status: error.status });
  }
}

/** Also after a refusal: what stood in the way is to be seen. */
export function shouldRevalidate() {
  return true;
}

export default function WithdrawHistory({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === "list") return <History view={loaderData} />;
  return <Detail view={loaderData} problem={actionData?.problem} />;
}
