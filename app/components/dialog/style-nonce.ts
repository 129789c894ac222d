import { setNonce } from "get-nonce";

// To disable scrolling below a dialog, Radix adds a style element, which the content security policy must
// allow.
const nonce =
  typeof document === "undefined" ? "" : document.querySelector<HTMLElement>("script[nonce]")?.nonce;
if (nonce) setNonce(nonce);
