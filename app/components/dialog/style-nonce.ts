import { setNonce } from "get-nonce";

// Radix disables scrolling below a dialog with a style element, which the content security policy must allow.
const nonce =
  typeof document === "undefined" ? "" : document.querySelector<HTMLElement>("script[nonce]")?.nonce;
if (nonce) setNonce(nonce);
