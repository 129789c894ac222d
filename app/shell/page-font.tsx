import sheet from "../styles/page-font.css?inline";
import address from "../styles/page-font.css?url";

/**
 * Names the files of the page's font. Not on a browser's first page: laying out text for a font that is
 * still on its way takes twice as long, and it would come too late to be used (docs/decisions/0014).
 */
export function PageFont() {
  if (import.meta.env.DEV) return <link rel="stylesheet" href={address} precedence="font" />;
  // In the browser there is nothing to do: what the document brought stays.
  if (!import.meta.env.SSR) return null;
  return (
    <style href="page-font" precedence="font">
      {sheet}
    </style>
  );
}
