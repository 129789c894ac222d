import sheet from "../app.css?inline";
import address from "../app.css?url";

/**
 * The style sheet, written into the document: the first paint waits for no second answer, and no script
 * takes the line before it. The browser finds it there and needs no copy in its scripts. While developing
 * it is a file, which Vite replaces when it changes.
 */
export function StyleSheet() {
  return import.meta.env.DEV ? (
    <link rel="stylesheet" href={address} precedence="default" />
  ) : (
    <style href="app" precedence="default">
      {import.meta.env.SSR ? sheet : ""}
    </style>
  );
}
