import { createHash } from "node:crypto";
import pageFont from "../styles/page-font.css?inline";
import blank from "../styles/sheets/blank.css?inline";
import whole from "../styles/sheets/whole.css?inline";

/** Hashes of the document's own style sheets (`app/shell/theme/style-sheet.tsx`) for the content security policy. */
export const styleHashes = [whole, blank, pageFont]
  .map((sheet) => `'sha256-${createHash("sha256").update(sheet).digest("base64")}'`)
  .join(" ");
