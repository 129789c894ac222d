import { createHash } from "node:crypto";
import sheet from "../app.css?inline";

/** What the content security policy knows the document's own style sheet by (`app/shell/style-sheet.tsx`). */
export const styleHash = `'sha256-${createHash("sha256").update(sheet).digest("base64")}'`;
