import type { RouterContextProvider } from "react-router";

/** The results of the middlewares, for loaders and actions. */
export type RequestContext = Readonly<RouterContextProvider>;
