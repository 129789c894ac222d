import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { dialogModule } from "./components/dialog/dialog-module";
import { ignoreAbortErrors } from "./ignore-abort-errors";

ignoreAbortErrors(window);
// A dialog the server rendered would lose what is typed into it, were the page taken over without its code.
if (document.querySelector(".dialog")) dialogModule.load().then(hydrate, hydrate);
else hydrate();

function hydrate() {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
}
