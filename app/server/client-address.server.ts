import { isIP } from "node:net";
import proxyAddr from "proxy-addr";
import { forwardedAddress } from "#shared/forwarded-address.ts";

/** Whether the proxy at `address`, `hop` steps before us, may name the visitor. */
export type ProxyTrust = (address: string, hop: number) => boolean;

/**
 * Reads `TRUST_PROXY`: `true` (one proxy in front of us), a number of them, or a comma-separated list
 * of addresses, networks, `loopback`, `linklocal`, `uniquelocal`; `false` trusts no proxy.
 * @throws TypeError for anything else
 */
export function readProxyTrust(text: string): ProxyTrust {
  if (text === "false" || text === "0") return () => false;
  const proxies = text === "true" ? 1 : /^\d{1,2}$/.test(text) ? Number(text) : undefined;
  if (proxies !== undefined) return (_, hop) => hop < proxies;
  return proxyAddr.compile(text.split(",").map((part) => part.trim()));
}

/**
 * The visitor's address: the peer's, or what trusted proxies say in `X-Forwarded-For`. Nothing when the peer
 * is unknown, as under the development server.
 */
export function clientAddress(
  peer: string | undefined,
  headers: Headers,
  trust: ProxyTrust,
): string | undefined {
  if (!peer) return undefined;
  const forwarded = headers.get("x-forwarded-for");
  const chain = [
    peer,
    ...(forwarded ?? "")
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean)
      .reverse(),
  ];
  const untrusted = chain.findIndex((link, hop) => !trust(forwardedAddress(link), hop));
  const address = forwardedAddress(chain[untrusted] ?? chain.at(-1) ?? peer);
  return isIP(address) ? address : forwardedAddress(peer);
}
