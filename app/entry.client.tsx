import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { overlookBrokenOff } from "./broken-off";

overlookBrokenOff(window);
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
