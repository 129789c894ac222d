import { withoutMarks } from "./marks.ts";

/**
 * Normalizes an email address for storage: lower case, without surrounding spaces and invisible characters,
 * the domain in the ASCII form of the DNS (`bücher.example` → `xn--bcher-kva.example`; UTS #46, as in
 * browsers). Other text is returned in lower case.
 */
export function readEmail(text: string): string {
  const normalized = withoutMarks(text).trim().toLowerCase();
  const at = normalized.lastIndexOf("@");
  const domain = normalized.slice(at + 1);
  if (at < 1 || !/^[\p{L}\p{M}\d.。．｡-]+$/u.test(domain)) return normalized;
  const address = `http://${domain}`;
  return URL.canParse(address) ? `${normalized.slice(0, at)}@${new URL(address).hostname}` : normalized;
}

/** Matches addresses returned by `readEmail`. Unlike Zod's pattern it accepts `.xn--p1ai`. */
export const emailPattern =
  /^(?:[a-z\d_'+-]+\.)*[a-z\d_'+-]*[a-z\d_+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/;
