import address from "~/styles/page-font.css?url";

/**
 * Preloads the files of the page's font, except on a browser's first page: there, layout would take twice as
 * long, and the font would arrive too late to be used (docs/decisions/0014).
 */
export function PageFont() {
  if (import.meta.env.DEV) return <link rel="stylesheet" href={address} precedence="font" />;
  // Browsers don't render anything here, because the document already contains the links.
  if (!import.meta.env.SSR) return null;
  // The server fills in the rules (`app/server/early-paint.server.ts`).
  return <style href="page-font" precedence="font" />;
}
