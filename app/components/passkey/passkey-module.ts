import { lazyModule } from "../late/lazy-module";

/** The code that talks WebAuthn with the browser. */
export const passkeyModule = lazyModule(() => import("./browser-passkey"));
