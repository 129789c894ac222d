import { createContext, redirect } from "react-router";
import { getCurrentUser } from "#contract/accounts/user.ts";
import { readPasswordConfirmation, readingTimeOf } from "~/components/form/read-form.server";
import { saveFlashToast } from "~/components/toast/flash-toast.server";
import { loginPath } from "~/navigation/login-path";
import type { CallScope, Visitor } from "~/provider-client/call-provider.server";
import { catalogueText } from "~/provider-client/catalogue-text.server";
import { callScopeContext, providerClient } from "~/provider-client/provider-client.server";
import type { ProviderError } from "~/provider-client/provider-error";
import { suspensionNotice } from "~/provider-client/suspension-notice";
import { type Services, services } from "~/server/services.server";
import { authContext, resolveAuth, unreadCountContext, waitingContext } from "~/session/auth-state.server";
import { RequestSession } from "~/session/request-session.server";
import { timeZoneContext, zoneOf } from "~/session/time-zone.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import type { MiddlewareArgs, Next } from "./middleware-types";
import { requestContext } from "./request-log.server";

export const sessionContext = createContext<RequestSession>();

// In milliseconds. A page must be complete within 4 s, even if the provider doesn't respond.
const pageTimeLimit = 3300;
// Milliseconds to wait for the profile if the last known profile can replace it. Together with
// `partsTimeLimit`, the time to wait for the page's parts afterwards, this is 1.2 s, so that the page is
// complete after 1.5 s.
const profileTimeLimit = 700;
const partsTimeLimit = 500;

/**
 * The paths that don't load the profile: an unresponsive provider must not delay a logout, and the provider
 * checks the session itself when it issues a token for the live feed.
 */
const pathsWithoutProfile = new Set(["/logout", "/realtime/token"]);

/**
 * Opens the request's session and loads the user before any loader runs. Afterwards sets the session cookie.
 * If the provider refused a token refresh, or refused a call even after a refresh, redirects the user to the
 * login page.
 */
export async function session(args: MiddlewareArgs, next: Next): Promise<Response> {
  const { request, context } = args;
  const shared = await services();
  const { id, startedAt, clientAddress } = context.get(requestContext);
  const visitor: Visitor = {
    language: getLocale(context),
    requestId: id,
    clientAddress,
    userAgent: request.headers.get("user-agent") ?? undefined,
  };
  const waitFactor = shared.environment.PROVIDER_WAIT_FACTOR;
  const end = startedAt + pageTimeLimit * waitFactor;
  let waitsUntil = end;
  const timeSpent = () => performance.now() - readingTimeOf(request);
  const timeLeft = () => waitsUntil - timeSpent();
  const opened = await RequestSession.open(
    shared.sessions,
    { visitor, timeLeft, fullTimeLeft: () => end - timeSpent() },
    await shared.cookie.read(request.headers.get("cookie")),
  );
  context.set(sessionContext, opened);
  const scope: CallScope = {
    transport: shared.transport,
    internalKey: shared.environment.INTERNAL_KEY,
    visitor,
    tokens: opened,
    timeLeft,
    waitFactor,
    passwordConfirmation: () => readPasswordConfirmation(request),
  };
  context.set(callScopeContext, scope);

  const lastProfile = opened.lastProfile?.profile;
  if (lastProfile) waitsUntil = Math.min(end, performance.now() + profileTimeLimit * waitFactor);
  const auth = await resolveAuth({
    isPresent: opened.isPresent && !pathsWithoutProfile.has(args.url.pathname),
    end: () => opened.end(),
    async fetchProfile() {
      const { data, meta } = await providerClient(context).call(getCurrentUser);
      context.set(unreadCountContext, meta?.unreadCount ?? null);
      context.set(waitingContext, meta?.waiting ?? {});
      scope.hints = { savedViewLists: meta?.savedViewLists, lastClickAt: meta?.lastClickAt };
      return data;
    },
    lastProfile,
  });
  context.set(authContext, auth);
  const user = auth.state === "signed-in" ? auth.user : undefined;
  const zone = zoneOf(request.headers.get("cookie"), user?.time_zone);
  context.set(timeZoneContext, zone);
  visitor.timeZone = zone.name;
  waitsUntil = end;
  // If the user's identity is unknown, no user data is shown, and no part of the page waits for the provider
  // again.
  if (auth.state === "loading") scope.callError = auth.error;

  const silence = auth.state === "signed-in" ? auth.silence : undefined;
  if (silence) {
    // The role in the last known profile only determines the frame. The profile is discarded after a refused
    // call.
    scope.onAuthFailure = () => opened.forgetProfile();
    const isReading = request.method === "GET" || request.method === "HEAD";
    if (isReading && silence.kind === "timeout")
      waitsUntil = Math.min(end, performance.now() + partsTimeLimit * waitFactor);
  }
  const profile = auth.state === "signed-in" && !silence ? opened.keepProfile(auth.user) : undefined;

  const response = await next();
  await profile;
  // The login page doesn't explain the suspension, so a notice is shown.
  if (auth.state === "signed-out" && auth.reason?.key === "account_suspended")
    response.headers.append("Set-Cookie", await suspensionToast(auth.reason));
  if (!opened.isLost && !opened.isRejected) return withCookie(shared, opened, response);
  const loginResponse = await redirectToLogin(args, visitor, response);
  if (opened.isRejected && isRedirect(loginResponse)) {
    const title = catalogueText(visitor.language, "authenticationFailed");
    loginResponse.headers.append("Set-Cookie", await saveFlashToast({ tone: "danger", title }));
  }
  return withCookie(shared, opened, loginResponse);
}

function suspensionToast(error: ProviderError): Promise<string> {
  const description = suspensionNotice(error);
  // Shown for longer than other toasts, because it takes a while to read.
  const banner = { seconds: 60, isExpanded: true, ...(description !== undefined && { description }) };
  return saveFlashToast({ tone: "danger", title: error.message, ...banner });
}

async function withCookie(
  { cookie }: Services,
  opened: RequestSession,
  response: Response,
): Promise<Response> {
  if (opened.cookie === "set" && opened.id && (await opened.canSetCookie()))
    response.headers.append("Set-Cookie", await cookie.set(opened.id));
  if (opened.cookie === "clear") response.headers.append("Set-Cookie", await cookie.clear());
  return response;
}

async function redirectToLogin(
  { request, url }: MiddlewareArgs,
  { language }: Visitor,
  response: Response,
): Promise<Response> {
  const isNavigation =
    (request.headers.get("accept") ?? "").includes("text/html") ||
    new URL(request.url).pathname.endsWith(".data");
  const isAtLogin = /^(\/\w+)?\/login$/.test(url.pathname);
  if (!isNavigation || isAtLogin || isRedirect(response)) return response;
  await response.body?.cancel();
  return redirect(loginPath(language, url));
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400;
}
