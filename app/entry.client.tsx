import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { dialogModule } from "./components/dialog/dialog-module";
import { ignoreAbortErrors } from "./page/ignore-abort-errors";

ignoreAbortErrors(window);
// Hydrating a server-rendered dialog before its code has loaded would discard what users have typed into it.
if (document.querySelector(".dialog")) dialogModule.load().then(hydrate, hydrate);
else hydrate();

function hydrate() {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
}
