import { decideOnRequest } from "~/features/administration/staff-requests/decide-request.server";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import type { RequestContext } from "~/page/request-context";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { getAuth } from "~/session/auth-state.server";
import { hasPermission } from "~/session/has-permission.server";
import { isBulkStep } from "./bulk-steps";
import { loadBulk, applyBulkStep } from "./bulk.server";
import { confirmationNames } from "./confirmations";
import { loadMember, loadUser, loadStaffRequests, loadUsers, loadWaiting } from "./load-users.server";
import { handleAction } from "./handle-action.server";
import type { UsersList } from "./users.server";

interface ScreenRequest {
  context: RequestContext;
  url: URL;
}

/**
 * Loads the data of a screen with accounts (of members or of staff): the list, and the account or action that
 * the URL opens. Each part can fail separately.
 */
export async function loadUsersScreen({ context, url }: ScreenRequest, list: UsersList) {
  const provider = providerClient(context);
  const member = await loadMember(provider, url.searchParams);
  if (member) {
    const status = member.state === "unknown" ? 404 : statusOf([member]);
    return { status, parts: { member, opened: null, page: null, waiting: null, staff: null, bulk: null } };
  }
  const auth = getAuth(context);
  const viewer = auth.state === "signed-in" ? auth.user.email : "";
  const [opened, page, waiting, staff, bulk] = await Promise.all([
    loadUser(provider, url.searchParams),
    loadPart(loadUsers(provider, list, getTranslation(context, "role-names"), url)),
    hasPermission(context, "adjustments.read") ? loadPart(loadWaiting(provider)) : null,
    hasPermission(context, "roles.read") ? loadPart(loadStaffRequests(provider)) : null,
    loadPart(loadBulk(provider, url.searchParams, viewer)),
  ]);
  const status = opened?.state === "unknown" ? 404 : statusOf([page]);
  return { status, parts: { member: null, opened, page, waiting, staff, bulk } };
}
export type UsersParts = Awaited<ReturnType<typeof loadUsersScreen>>["parts"];

/**
 * Performs an action on one account or on the selected accounts, or decides on a request.
 * @throws Response 400 for an unknown action
 */
export function handleUsersAction({ context, url }: ScreenRequest, form: FormData) {
  if (form.has("request")) return decideOnRequest({ context, url, form });
  const step = form.get("step");
  if (!confirmationNames.some((name) => name === step)) throw new Response(null, { status: 400 });
  const provider = providerClient(context);
  const t = getTranslation(context, "users");
  if (form.has("ids") && isBulkStep(step)) return applyBulkStep({ provider, t, url, step, form });
  const texts = {
    t,
    amounts: getTranslation(context, "withdrawals"),
    language: getLocale(context),
  };
  return handleAction({ provider, texts, url, form });
}
