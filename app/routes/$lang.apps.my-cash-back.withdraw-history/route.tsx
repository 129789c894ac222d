import { data } from "react-router";
import { z } from "zod";
import { id } from "#contract/text/identifiers.ts";
import { cancelWithdrawal } from "#contract/withdrawals/withdrawals.ts";
import { parseFields } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { historyPath, viewSearch } from "./addresses";
import { Detail } from "./detail";
import { History } from "./history";
import { isCancelTooLate, loadHistory } from "./load-history.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("withdrawals");

export function loader({ context, url }: Route.LoaderArgs) {
  return loadHistory(providerClient(context), url, getLocale(context));
}

const cancellation = z.object({ intent: z.literal("cancel"), withdrawal: id });

/**
 * Cancels a withdrawal. If an admin has decided on it in the meantime, the page says so and shows its current
 * state.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { withdrawal } = parseFields(await readForm(request), cancellation);
  try {
    const params = { id: withdrawal };
    const { data: canceled } = await providerClient(context).call(cancelWithdrawal, { params });
    const title = getTranslation(context, "withdrawals")("canceledToast", { reference: canceled.reference });
    const path = localizedPath(historyPath + viewSearch(canceled.id), getLocale(context));
    return await redirectWithToast(path, { tone: "success", title });
  } catch (error) {
    if (!isCancelTooLate(error)) throw error;
    return data({ problem: error.message }, { status: error.status });
  }
}

/** Also reloads after a refused submission, so that the page shows the current state. */
export function shouldRevalidate() {
  return true;
}

export default function WithdrawHistory({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === "list") return <History view={loaderData} />;
  return <Detail view={loaderData} problem={actionData?.problem} />;
}
