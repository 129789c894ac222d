const withPort = /^(?:\[([^\]]*)\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/;

/**
 * Returns an address of `X-Forwarded-For` without the port and brackets that some proxies write, and IPv4 written as
 * IPv6 as IPv4: `203.0.113.7:51234`, `[2001:db8::1]:443`. Anything else is returned as it is.
 */
export function forwardedAddress(text: string): string {
  const [, inBrackets, ipv4] = withPort.exec(text) ?? [];
  return (inBrackets ?? ipv4 ?? text).replace(/^::ffff:(?=\d+\.)/i, "");
}
