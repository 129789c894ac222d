import { STATUS_CODES } from "node:http";
import { detectLanguage } from "~/i18n/language-detector.server";
import { directionOf, type Language } from "~/i18n/languages";
import type { TextValues } from "~/i18n/translation";
import type { texts } from "~/locales/en/errors";
import { catalogueText } from "~/provider-client/catalogue-text.server";

/**
 * Responds to a request that is refused before the application runs. No page can be rendered, because neither
 * the body nor the session has been read. The response is translated, and is HTML only if a document was
 * requested.
 */
export async function errorResponse(
  request: Request,
  status: number,
  text: keyof typeof texts,
  values: TextValues = {},
): Promise<Response> {
  const language = await detectLanguage(request);
  const message = catalogueText(language, text, values);
  const wantsDocument = (request.headers.get("accept") ?? "").includes("text/html");
  return new Response(wantsDocument ? documentOf(language, message) : message, {
    status,
    statusText: STATUS_CODES[status] ?? "",
    headers: {
      "Content-Type": wantsDocument ? "text/html; charset=utf-8" : "text/plain; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "same-origin",
      "Cache-Control": "no-store",
    },
  });
}

function documentOf(language: Language, message: string): string {
  const back = catalogueText(language, "goBack");
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${message}</title></head><body><main><h1>${message}</h1><p><a href="/${language}/dashboards/crm">${back}</a></p></main></body></html>`;
}
