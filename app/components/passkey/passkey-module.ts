import { lazyModule } from "../late/lazy-module";

/** What speaks WebAuthn with the browser. */
export const passkeyModule = lazyModule(() => import("./browser-passkey"));
