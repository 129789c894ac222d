import { redirect } from "react-router";
import { connectService, logInWithService } from "#contract/accounts/connected-services.ts";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { logInWith } from "~/features/auth/log-in.server";
import { returnPath } from "~/features/auth/return-path";
import { serviceDeadline } from "~/features/auth/service-deadline";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { services } from "~/server/services.server";
import { getAuth } from "~/session/auth-state.server";
import type { PendingFlow } from "~/session/service-flow-cookie.server";
import type { Route } from "./+types/connections.$service";

const connections = "/apps/user/view/connections";
// Shown for longer than other toasts, because the text is long.
const failureToast = { tone: "danger", seconds: 60, isExpanded: true } as const;

/**
 * Handles the redirect from a service. Each service has a separate URL, which is registered with the service.
 */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const { serviceFlow } = await services();
  const pending = await serviceFlow.read(request.headers.get("cookie"));
  const response = await finishConnection(
    context,
    pending?.service === params.service ? pending : undefined,
    url.search,
  );
  // Deletes the cookie of the flow, whether the flow succeeded or failed.
  response.headers.append("Set-Cookie", await serviceFlow.clear());
  return response;
}

function finishConnection(
  context: RequestContext,
  pending: PendingFlow | undefined,
  callbackQuery: string,
): Promise<Response> {
  const isMember = getAuth(context).state !== "signed-out";
  if (!pending || (pending.purpose === "connect" && !isMember)) return redirectExpired(context, isMember);
  return pending.purpose === "login"
    ? logIn(context, pending, callbackQuery)
    : connect(context, pending, callbackQuery);
}

async function logIn(
  context: RequestContext,
  { flow, search }: PendingFlow,
  callbackQuery: string,
): Promise<Response> {
  const language = getLocale(context);
  const target = returnPath({ searchParams: new URLSearchParams(search) }, language);
  const auth = getAuth(context);
  if (auth.state === "signed-in" && !auth.silence) return redirect(target);
  const { call } = providerClient(context);
  const body = { flow, answer: callbackQuery };
  try {
    const rejection = await logInWith(
      context,
      (device) => call(logInWithService, { body }, { device, deadline: serviceDeadline }),
      search,
    );
    if (!rejection) return redirect(target);
    const title = getTranslation(context, "connections")("notLoggedIn");
    const toast = { ...failureToast, title, description: rejection.formErrors.join(" ") };
    return await redirectWithToast(localizedPath("/login", language) + search, toast);
  } catch (response) {
    // The response redirects to the second step of the login.
    if (response instanceof Response) return response;
    throw response;
  }
}

async function connect(
  context: RequestContext,
  { flow }: PendingFlow,
  callbackQuery: string,
): Promise<Response> {
  const t = getTranslation(context, "connections");
  const path = localizedPath(connections, getLocale(context));
  const { call } = providerClient(context);
  try {
    const connected = await call(
      connectService,
      { body: { flow, answer: callbackQuery } },
      { deadline: serviceDeadline },
    );
    return await redirectWithToast(path, {
      tone: "success",
      title: t("connected", { name: connected.data.name }),
    });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return redirectWithToast(path, { ...failureToast, title: t("notConnected"), description: error.message });
  }
}

/** Redirects to the page where the user can start again, with a message that the flow has expired. */
function redirectExpired(context: RequestContext, isMember: boolean): Promise<Response> {
  const path = localizedPath(isMember ? connections : "/login", getLocale(context));
  const t = getTranslation(context, "connections");
  return redirectWithToast(path, {
    tone: "warning",
    title: t("over"),
    description: t("overText"),
    seconds: 60,
  });
}
