import { directionOf } from "~/i18n/languages";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { nonceContext } from "~/middleware/security-headers.server";
import type { Route } from "./+types/$lang.offline";

const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:1rem;padding:1.5rem;
box-sizing:border-box;text-align:center;font:1rem/1.5 system-ui,sans-serif;background:light-dark(#fff,#14201d);
color:light-dark(#1c2522,#e7efec)}
h1{font-size:1.5rem;margin:0}p{margin:0}
a{padding:.6rem 1.2rem;border-radius:.5rem;background:#0b6353;color:#fff;text-decoration:none}`;

/**
 * Responds with the page that the service worker shows without a connection. Browsers store it, so it
 * contains no user data and needs no other file.
 */
export function loader({ context }: Route.LoaderArgs): Response {
  const language = getLocale(context);
  const t = getTranslation(context, "install");
  const nonce = context.get(nonceContext);
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${t("offlineTitle")} · Cashlane</title>
<style nonce="${nonce}">${style}</style></head>
<body><h1>${t("offlineTitle")}</h1><p>${t("offlineText")}</p><a href="">${t("offlineRetry")}</a></body>
</html>
`;
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
