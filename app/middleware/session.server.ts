import { createContext, redirect } from "react-router";
import { getCurrentUser } from "#contract/user.ts";
import { keepToast } from "~/components/toast/flash-toast.server";
import { loginPath } from "~/navigation/login-path";
import type { CallScope, Visitor } from "~/provider-client/call-provider.server";
import { callScopeContext, providerClient } from "~/provider-client/provider-client.server";
import { type Services, services } from "~/services.server";
import { authContext, resolveAuth } from "~/session/auth-state.server";
import { RequestSession } from "~/session/request-session.server";
import { languageContext } from "./language.server";
import type { MiddlewareArgs, Next } from "./middleware-types";
import { requestContext } from "./request-log.server";

export const sessionContext = createContext<RequestSession>();

// A page has to be there within 4 s, whatever the provider does (reliability, Faults).
const longestPage = 3300;

/**
 * Opens the request's session and finds out who is signed in, before any loader runs. Afterwards writes
 * the session cookie, and sends a visitor whose refresh was refused to the login page (specification §4).
 */
export async function session(args: MiddlewareArgs, next: Next): Promise<Response> {
  const { request, context } = args;
  const shared = await services();
  const { id, startedAt, clientAddress } = context.get(requestContext);
  const visitor: Visitor = {
    ...{ language: context.get(languageContext), requestId: id, clientAddress },
    userAgent: request.headers.get("user-agent") ?? undefined,
  };
  const patience = () => longestPage - (performance.now() - startedAt);
  const opened = await RequestSession.open(
    shared.sessions,
    { visitor, patience },
    await shared.cookie.read(request.headers.get("cookie")),
  );
  context.set(sessionContext, opened);
  const scope: CallScope = {
    transport: shared.transport,
    internalKey: shared.environment.INTERNAL_KEY,
    visitor,
    tokens: opened,
    patience,
  };
  context.set(callScopeContext, scope);

  const auth = await resolveAuth({
    // Who leaves is not asked who they are: a silent provider must not hold them back (reliability S5).
    isPresent: opened.isPresent && args.url.pathname !== "/logout",
    end: () => opened.end(),
    fetchProfile: async () => (await providerClient(context).call(getCurrentUser)).data,
  });
  context.set(authContext, auth);
  // Who cannot be told from a stranger is shown nothing, and does not wait for the same silence twice.
  if (auth.state === "loading") scope.refusal = auth.error;

  const response = await next();
  // Who is shut out is told so on the next page: it is the login, and says nothing by itself.
  if (auth.state === "signed-out" && auth.refusal?.key === "account_suspended")
    response.headers.append("Set-Cookie", await keepToast({ tone: "danger", title: auth.refusal.message }));
  return withCookie(shared, opened, opened.isLost ? await toLogin(args, visitor, response) : response);
}

async function withCookie(
  { cookie }: Services,
  opened: RequestSession,
  response: Response,
): Promise<Response> {
  if (opened.cookie === "give" && opened.id && (await opened.isKept()))
    response.headers.append("Set-Cookie", await cookie.give(opened.id));
  if (opened.cookie === "clear") response.headers.append("Set-Cookie", await cookie.clear());
  return response;
}

async function toLogin(
  { request, url }: MiddlewareArgs,
  { language }: Visitor,
  response: Response,
): Promise<Response> {
  const isNavigation =
    (request.headers.get("accept") ?? "").includes("text/html") ||
    new URL(request.url).pathname.endsWith(".data");
  const isAtLogin = /^(\/\w+)?\/login$/.test(url.pathname);
  const leadsElsewhere = response.status >= 300 && response.status < 400;
  if (!isNavigation || isAtLogin || leadsElsewhere) return response;
  await response.body?.cancel();
  return redirect(loginPath(language, url));
}
