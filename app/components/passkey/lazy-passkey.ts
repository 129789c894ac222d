import { lazyModule } from "../lazy/lazy-module";

/** The code that uses the browser's WebAuthn API. It shows nothing. */
export const lazyPasskey = lazyModule(() => import("./browser-passkey"), { isInPageSheet: true });
