import { lazyModule } from "../late/lazy-module";

/** The code that uses the browser's WebAuthn API. */
export const passkeyModule = lazyModule(() => import("./browser-passkey"));
