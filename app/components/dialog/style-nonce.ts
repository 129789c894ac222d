import { setNonce } from "get-nonce";

// Radix keeps the page behind a dialog still by a style element, which the content security policy must know.
const nonce =
  typeof document === "undefined" ? "" : document.querySelector<HTMLElement>("script[nonce]")?.nonce;
if (nonce) setNonce(nonce);
