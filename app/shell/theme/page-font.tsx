import sheet from "~/styles/page-font.css?inline";
import address from "~/styles/page-font.css?url";

/**
 * Preloads the files of the page's font. Not on a browser's first page: layout would take twice as long, and
 * the font would arrive too late to be used (docs/decisions/0014).
 */
export function PageFont() {
  if (import.meta.env.DEV) return <link rel="stylesheet" href={address} precedence="font" />;
  // In the browser there is nothing to do: the document's links stay.
  if (!import.meta.env.SSR) return null;
  return (
    <style href="page-font" precedence="font">
      {sheet}
    </style>
  );
}
