import type { RouterContextProvider } from "react-router";

/** What the middlewares left for a request, as loaders and actions read it. */
export type RequestContext = Readonly<RouterContextProvider>;
