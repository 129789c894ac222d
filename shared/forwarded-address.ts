const withPort = /^(?:\[([^\]]*)\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/;

/**
 * Normalizes an address of `X-Forwarded-For`: removes the port and brackets that some proxies write
 * (`203.0.113.7:51234`, `[2001:db8::1]:443`) and converts IPv4-mapped IPv6 addresses to IPv4. Other texts are
 * returned unchanged.
 */
export function forwardedAddress(text: string): string {
  const [, inBrackets, ipv4] = withPort.exec(text) ?? [];
  return (inBrackets ?? ipv4 ?? text).replace(/^::ffff:(?=\d+\.)/i, "");
}
