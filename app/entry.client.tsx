import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { lazyDialog } from "./components/dialog/lazy-dialog";
import { loadDocumentTexts } from "./i18n/text-files";
import { ignoreAbortErrors } from "./page/ignore-abort-errors";
import { removeArrivalStyle } from "./page/document-markers";

ignoreAbortErrors(window);
// Hydrating a server-rendered dialog before its code has loaded would discard what users have typed into it.
const dialog = document.querySelector(".dialog") ? lazyDialog.load().catch(() => undefined) : undefined;
// Without the texts, the page stays as rendered by the server.
void Promise.all([loadDocumentTexts(), dialog]).then(hydrate);

function hydrate() {
  removeArrivalStyle();
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
}
