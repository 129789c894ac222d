import { redirectDocument } from "react-router";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { directionOf, type Language } from "~/i18n/languages";
import { withoutLanguage } from "~/navigation/localized-path";
import type { ModeNoticeTexts } from "~/page/page-context";
import { catalogueText } from "~/provider-client/catalogue-text.server";
import { modeContext, modeNotice } from "~/server/operation-mode.server";
import { hasPermission } from "~/session/has-permission.server";
import { timeZoneContext } from "~/session/time-zone.server";
import tokens from "~/styles/tokens.css?inline";
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
 * During maintenance answers with 503 and a page in the reader's language, except for staff who can switch the mode.
 * Forms still reach their action, whose refused call keeps the input.
 */
export async function maintenance(args: MiddlewareArgs, next: Next): Promise<Response> {
  const { request, context, url } = args;
  const mode = await context.get(modeContext);
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (mode.state !== "maintenance" || !isRead || openPaths.test(withoutLanguage(url.pathname))) return next();
  if (hasPermission(context, "operation.switch")) return next();
  // The router can't show a response that isn't its own, so the browser loads the document.
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
  const page = { language, notice, address: url.pathname + url.search, nonce: context.get(nonceContext) };
  const body = wantsDocument ? documentOf(page) : `${notice.title}. ${notice.text}`;
  return new Response(request.method === "HEAD" ? null : body, { status: 503, headers });
}

interface MaintenancePage {
  language: Language;
  notice: ModeNoticeTexts;
  /** The requested URL, which the retry link opens. */
  address: string;
  nonce: string;
}

const style = `${tokens}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:var(--canvas);color:var(--ink);font:1rem/1.6 var(--font-stack)}
main{max-width:32rem;margin:1rem;padding:2rem;border-radius:1rem;background:var(--surface);box-shadow:var(--card-shadow);text-align:center}
h1{margin:0 0 .5rem;font-size:1.5rem}p{overflow-wrap:anywhere}.brand{margin:0 0 1rem;font-weight:700;color:var(--primary)}
a{color:var(--primary);padding:.625rem .75rem;display:inline-block}
.retry{background:var(--primary);color:var(--on-primary);border-radius:.5rem;text-decoration:none;padding:.625rem 1.25rem}
nav{font-size:.875rem}`;

/** Returns a page that needs none of the application's files. */
function documentOf({ language, notice, address, nonce }: MaintenancePage): string {
  const text = (key: "modeRetry" | "modeStatus" | "modeLogIn") => escapeHtml(catalogueText(language, key));
  const title = escapeHtml(notice.title);
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · Cashlane</title><style nonce="${nonce}">${style}</style></head><body><main><p class="brand">Cashlane</p><h1>${title}</h1><p>${escapeHtml(notice.text)}</p><p><a class="retry" href="${escapeHtml(address)}">${text("modeRetry")}</a></p><nav><a href="/${language}/status">${text("modeStatus")}</a><a href="/${language}/login">${text("modeLogIn")}</a></nav></main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
