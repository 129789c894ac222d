import { isIP } from "node:net";
import proxyAddr from "proxy-addr";
import { forwardedAddress } from "#shared/forwarded-address.ts";

/**
 * Returns whether a proxy may set the visitor's address. `hop` is the number of proxies between it and this
 * server.
 */
export type ProxyTrust = (address: string, hop: number) => boolean;

/**
 * Parses `TRUST_PROXY`: `true` (one proxy), a number of proxies, or a comma-separated list of addresses,
 * networks, `loopback`, `linklocal` and `uniquelocal`; `false` trusts no proxy.
 * @throws TypeError for anything else
 */
export function readProxyTrust(text: string): ProxyTrust {
  if (text === "false" || text === "0") return () => false;
  const proxies = text === "true" ? 1 : /^\d{1,2}$/.test(text) ? Number(text) : undefined;
  if (proxies !== undefined) return (_, hop) => hop < proxies;
  return proxyAddr.compile(text.split(",").map((part) => part.trim()));
}

/**
 * Returns the visitor's address: the address of the socket's peer, or the one in `X-Forwarded-For` if trusted
 * proxies have set it. `undefined` if the peer is unknown, as in the development server.
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
