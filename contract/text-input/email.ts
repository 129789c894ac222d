import { withoutMarks } from "./marks.ts";

/**
 * An e-mail address as it is kept: in lower case, without spaces and unseen marks around it, its domain in the ASCII
 * form of the DNS (`bücher.example` → `xn--bcher-kva.example`; UTS #46, as browsers do it). Text that is no address
 * comes back as it was typed, but in lower case.
 */
export function readEmail(text: string): string {
  const plain = withoutMarks(text).trim().toLowerCase();
  const at = plain.lastIndexOf("@");
  const domain = plain.slice(at + 1);
  if (at < 1 || !/^[\p{L}\p{M}\d.。．｡-]+$/u.test(domain)) return plain;
  const address = `http://${domain}`;
  return URL.canParse(address) ? `${plain.slice(0, at)}@${new URL(address).hostname}` : plain;
}

/** An address that mail can be sent to, as `readEmail` returns it; unlike Zod's own pattern it takes `.xn--p1ai`. */
export const emailPattern =
  /^(?:[a-z\d_'+-]+\.)*[a-z\d_'+-]*[a-z\d_+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/;
