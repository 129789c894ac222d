import { redirectDocument } from "react-router";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { withoutLanguage } from "~/navigation/localized-path";
import { plainPage } from "~/page/plain-page.server";
import { catalogueText } from "~/provider-client/catalogue-text.server";
import { modeContext, modeNotice } from "~/server/operation-mode.server";
import { hasPermission } from "~/session/has-permission.server";
import { timeZoneContext } from "~/session/time-zone.server";
import type { MiddlewareArgs, Next } from "./middleware-types";
import { nonceContext } from "./security-headers.server";

/** Seconds. */
const retryAfter = "60";

/**
 * The paths that work during maintenance, without a language: the login for staff, probes, and files for
 * everyone.
 */
const openPaths =
  /^\/(login|two-steps|known-browser|passkeys|connections|logout|status|theme|healthz|readyz)([/.]|$)|^\/(robots\.txt|app\.webmanifest|service-worker\.js|offline)$/;

/**
 * During maintenance answers with 503 and a page in the reader's language, except for staff who can switch
 * the mode. Submitted forms still reach their action: its call is refused, and the form is shown again with
 * the input.
 */
export async function maintenance(args: MiddlewareArgs, next: Next): Promise<Response> {
  const { request, context, url } = args;
  const mode = await context.get(modeContext);
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (mode.state !== "maintenance" || !isRead || openPaths.test(withoutLanguage(url.pathname))) return next();
  if (hasPermission(context, "operation.switch")) return next();
  // The router can't show this page as the response to a data request, so the browser loads the document
  // instead.
  if (new URL(request.url).pathname.endsWith(".data")) return redirectDocument(url.pathname + url.search);
  const language = getLocale(context);
  const timeZone = context.get(timeZoneContext).name;
  const notice = modeNotice(mode, { language, timeZone, isStaff: false })!;
  const wantsDocument = (request.headers.get("accept") ?? "").includes("text/html");
  const headers = {
    "Content-Type": wantsDocument ? "text/html; charset=utf-8" : "text/plain; charset=utf-8",
    "Retry-After": retryAfter,
    "Cache-Control": "no-store",
  };
  const body = wantsDocument
    ? plainPage({
        language,
        ...notice,
        retryTo: url.pathname + url.search,
        retry: catalogueText(language, "modeRetry"),
        links: [
          { to: `/${language}/status`, label: catalogueText(language, "modeStatus") },
          { to: `/${language}/login`, label: catalogueText(language, "modeLogIn") },
        ],
        nonce: context.get(nonceContext),
      })
    : `${notice.title}. ${notice.text}`;
  return new Response(request.method === "HEAD" ? null : body, { status: 503, headers });
}
