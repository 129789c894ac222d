import type { RouterContextProvider } from "react-router";

/** The results of the middleware functions, as used by loaders and actions. */
export type RequestContext = Readonly<RouterContextProvider>;
