import { redirect } from "react-router";
import { demoScreens } from "~/navigation/demo-screens";
import { withoutLanguage } from "~/navigation/localized-path";
import { loginPath } from "~/navigation/login-path";
import { mayOpen } from "~/navigation/menu";
import { returnPath } from "~/features/auth/return-path";
import type { Screen } from "~/navigation/screen";
import { closestScreen } from "~/navigation/screens";
import { menuViewerOf } from "~/navigation/viewer-menu";
import { viewerOf } from "~/page/viewer.server";
import { catalogueText } from "~/provider-client/catalogue-text.server";
import { blockCalls } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { getAuth } from "~/session/auth-state.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import type { MiddlewareArgs, Next } from "./middleware-types";
import { requestContext } from "./request-log.server";

/** Requires a login. Visitors are redirected to the login page, which leads back afterwards. */
export async function requireUser(args: MiddlewareArgs, next: Next): Promise<Response> {
  const auth = getAuth(args.context);
  if (auth.state === "signed-out") throw redirect(loginPath(getLocale(args.context), args.url));
  return auth.state === "loading" ? reject(args, next, auth.error) : next();
}

/**
 * Requires an admin, or a user with the permission of the URL's screen (`screens.ts`). Other users get 403.
 * The provider enforces the same rule on every call.
 */
export function requireScreenPermission(args: MiddlewareArgs, next: Next): Promise<Response> {
  return requireScreen(args, next, closestScreen(withoutLanguage(args.url.pathname)));
}

/**
 * Requires that the user may open the screen of a CSV file. The file's URL is `/csv` followed by the screen's
 * path.
 */
export async function requireScreenOfFile(args: MiddlewareArgs, next: Next): Promise<Response> {
  const path = `/${args.params["*"]}`;
  const screen = closestScreen(path);
  const isExample = !screen && demoScreens.some((demo) => demo.path === path);
  return isExample ? next() : requireScreen(args, next, screen);
}

async function requireScreen(args: MiddlewareArgs, next: Next, screen?: Screen): Promise<Response> {
  const auth = getAuth(args.context);
  if (auth.state !== "signed-in") return requireUser(args, next);
  const isAllowed = mayOpen(menuViewerOf(viewerOf(auth)), screen ?? { access: "admin" });
  return isAllowed ? next() : reject(args, next, forbiddenError(args));
}

/**
 * Redirects logged-in users away from login and registration, to the return path or home. If the provider
 * can't confirm the session, the login stays available.
 */
export async function requireAnonymous({ context, url }: MiddlewareArgs, next: Next): Promise<Response> {
  const auth = getAuth(context);
  if (auth.state !== "signed-in" || auth.silence) return next();
  throw redirect(returnPath(url, getLocale(context)));
}

function forbiddenError({ context }: MiddlewareArgs): ProviderError {
  const message = catalogueText(getLocale(context), "forbidden");
  return new ProviderError({
    status: 403,
    kind: "refused",
    key: "forbidden",
    message,
    requestId: context.get(requestContext).id,
  });
}

/**
 * Always throws `error`. For a read, first runs the loaders with all calls refused. The layout's loader makes
 * no calls, so the router has its data and can show the error inside the shell.
 */
async function reject(
  { request, context }: MiddlewareArgs,
  next: Next,
  error: ProviderError,
): Promise<never> {
  blockCalls(context, error);
  if (request.method === "GET" || request.method === "HEAD") await next();
  throw error;
}
