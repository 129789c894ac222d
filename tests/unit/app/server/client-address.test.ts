import { describe, expect, test } from "vitest";
import { clientAddress, readProxyTrust } from "~/server/client-address.server";

function addressBehind(trust: string, peer: string | undefined, forwarded?: string): string | undefined {
  const headers = new Headers(forwarded === undefined ? {} : { "x-forwarded-for": forwarded });
  return clientAddress(peer, headers, readProxyTrust(trust));
}

describe("client address", () => {
  test.each([
    ["false", "198.51.100.1", "203.0.113.9", "198.51.100.1"],
    ["0", "198.51.100.1", "203.0.113.9", "198.51.100.1"],
    ["true", "10.0.0.2", "203.0.113.9", "203.0.113.9"],
    ["true", "10.0.0.2", "1.1.1.1, 203.0.113.9", "203.0.113.9"],
    ["2", "10.0.0.2", "1.1.1.1, 203.0.113.9, 10.0.0.3", "203.0.113.9"],
    ["10.0.0.0/8", "10.0.0.2", "1.1.1.1, 203.0.113.9, 10.0.0.3", "203.0.113.9"],
    ["10.0.0.0/8", "198.51.100.1", "203.0.113.9", "198.51.100.1"],
    ["loopback, 10.0.0.2", "::ffff:127.0.0.1", "203.0.113.9", "203.0.113.9"],
    ["true", "10.0.0.2", "203.0.113.7:51234", "203.0.113.7"],
    ["true", "10.0.0.2", "[2001:db8::1]:443", "2001:db8::1"],
    ["true", "10.0.0.2", "[2001:db8::1]", "2001:db8::1"],
    ["10.0.0.0/8", "10.0.0.2", "203.0.113.7:1, 10.0.0.3:80", "203.0.113.7"],
    ["true", "10.0.0.2", "<script>", "10.0.0.2"],
    ["true", "10.0.0.2", "", "10.0.0.2"],
    ["true", "10.0.0.2", undefined, "10.0.0.2"],
    ["false", "::ffff:198.51.100.1", undefined, "198.51.100.1"],
    ["false", "2001:db8::1", undefined, "2001:db8::1"],
    ["true", undefined, "203.0.113.9", undefined],
  ])("TRUST_PROXY=%s, peer %s, forwarded for %s → %s", (trust, peer, forwarded, expected) => {
    expect(addressBehind(trust, peer, forwarded)).toBe(expected);
  });

  test.each(["yes", "10.0.0.0/99", "proxy.internal", "-1"])("refuses TRUST_PROXY=%s", (text) => {
    expect(() => readProxyTrust(text)).toThrow();
  });
});
