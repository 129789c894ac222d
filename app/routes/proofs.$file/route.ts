import { isLanguage } from "~/i18n/languages";
import { environment } from "~/server/environment.server";
import { proofPicture } from "./proof-picture.server";
import type { Route } from "./+types/route";

/** Responds with the picture next to forms outside the shell (`app/styles/blank.css`), such as `fr.svg`. */
export function loader({ params }: Route.LoaderArgs): Response {
  const [, language] = /^([a-z]{2})\.svg$/.exec(params.file) ?? [];
  if (!isLanguage(language)) return new Response(null, { status: 404 });
  return new Response(proofPicture(language, environment().CURRENCY), {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
      // The colors are in a style element. There are no scripts.
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
