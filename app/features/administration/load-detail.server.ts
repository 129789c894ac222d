import { redirect } from "react-router";
import { type AdminWithdrawal, adminGetWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { detailPath, isEnded } from "./detail-path";
import { loadViewed, type ViewedPart } from "./load-viewed.server";

type Detail = ViewedPart<AdminWithdrawal>;

/**
 * Loads the withdrawal of `?view=`; `null` without this parameter. If a decision has moved the withdrawal to
 * the other list, redirects there.
 * @throws Response the redirect to the other list; ProviderError of kind `signed-out`
 */
export async function loadDetail(
  context: RequestContext,
  parameters: URLSearchParams,
  list: "open" | "ended",
): Promise<Detail | null> {
  const detail = await loadViewed(parameters, (id) => fetchOne(context, id));
  if (detail?.state !== "loaded") return detail;
  const { id, state } = detail.data;
  if (isEnded(state) === (list === "ended")) return detail;
  throw redirect(localizedPath(detailPath(id, state), getLocale(context)));
}

async function fetchOne(context: RequestContext, id: string): Promise<AdminWithdrawal> {
  return (await providerClient(context).call(adminGetWithdrawal, { params: { id } })).data;
}

/** Returns the status of a page with this detail; `undefined` if the list determines the status. */
export function detailStatus(detail: Detail | null): number | undefined {
  if (detail?.state === "unknown") return 404;
  return detail?.state === "failed" ? detail.status : undefined;
}
