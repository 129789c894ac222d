import { lookup as resolve, type LookupAddress, type LookupOptions } from "node:dns";
import { BlockList, isIP } from "node:net";

const reserved4: [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
/**
 * Ranges within the global part of IPv6 that aren't public: documentation, and ranges with embedded IPv4
 * addresses (Teredo, 6to4).
 */
const reserved6: [string, number][] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const reserved = new BlockList();
for (const [network, prefix] of reserved4) reserved.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of reserved6) reserved.addSubnet(network, prefix, "ipv6");
const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");

/** Returns whether an IP address is public. IPv4-mapped and other embedded addresses in IPv6 aren't. */
export function isPublicAddress(address: string): boolean {
  const withoutZone = address.replace(/%.*$/, "");
  if (isIP(withoutZone) === 4) return !reserved.check(withoutZone, "ipv4");
  return (
    isIP(withoutZone) === 6 && global6.check(withoutZone, "ipv6") && !reserved.check(withoutZone, "ipv6")
  );
}

export class PrivateAddressError extends Error {
  override name = "PrivateAddressError";

  constructor(hostname: string) {
    super(`${hostname} leads to an address that is not public`);
  }
}

type Callback = (error: Error | null, addresses: LookupAddress[] | string, family?: number) => void;
type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Returns a `lookup` for sockets that refuses a name if any of its addresses isn't public. The socket connects
 * to the checked address, so DNS rebinding has no effect.
 */
export function publicLookup(find: Resolve = resolve) {
  return (hostname: string, options: LookupOptions, done: Callback): void => {
    find(hostname, { ...options, all: true }, (error, addresses) => {
      const first = addresses?.[0];
      if (error || !first) return done(error ?? new Error(`${hostname} has no address`), []);
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return done(new PrivateAddressError(hostname), []);
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}
