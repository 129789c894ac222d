import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { nonceContext } from "~/middleware/security-headers.server";
import { plainPage } from "~/page/plain-page.server";
import type { Route } from "./+types/$lang.offline";

/**
 * Responds with the page that the service worker shows without a connection. Browsers store it, so it
 * contains no user data and needs no other file.
 */
export function loader({ context }: Route.LoaderArgs): Response {
  const t = getTranslation(context, "install");
  const html = plainPage({
    language: getLocale(context),
    title: t("offlineTitle"),
    text: t("offlineText"),
    retryTo: "",
    retry: t("offlineRetry"),
    head: '<meta name="robots" content="noindex">',
    nonce: context.get(nonceContext),
  });
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
